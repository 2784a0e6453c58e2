// As much of a framework as JSX needs: elements that others may add to.

declare module 'react' {
  export namespace JSX {
    type Element = unknown;
    interface ElementChildrenAttribute {
      children: unknown;
    }
    interface IntrinsicElements {
      div: { children?: unknown };
    }
  }
}
