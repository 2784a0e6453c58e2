// The minimum of a framework for JSX: an interface of elements that can be extended.

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
