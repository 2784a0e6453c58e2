// Simulates a screen reader: records the name of each focused element, from the browser's accessibility tree, and every
// announcement of a live region, in order.

/** Runs in the page before its own scripts, and collects the announcements of live regions. */
function listen() {
  /** @type {string[]} */
  const said = [];
  Object.assign(window, { said });
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
  /** @param {MutationRecord[]} changes */
  const hear = (changes) => {
    /** @type {Set<Element>} */
    const regions = new Set();
    for (const { target, addedNodes } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(LIVE);
      if (region) regions.add(region);
      // An alert is announced when it is inserted, other regions only when they change.
      for (const node of addedNodes) if (node instanceof Element && node.matches('[role=alert]')) regions.add(node);
    }
    for (const region of regions) {
      // Hidden regions and regions behind a dialog are not announced.
      const modal = [
        ...document.querySelectorAll('dialog:modal'),
        ...(region.getRootNode() instanceof ShadowRoot
          ? /** @type {ShadowRoot} */ (region.getRootNode()).querySelectorAll('dialog:modal')
          : []),
      ].at(-1);
      const words = region.textContent?.replaceAll(/\s+/g, ' ').trim();
      if (words && region.checkVisibility() && (!modal || modal.contains(region))) said.push(words);
    }
  };
  // One observer for all, so that announcements stay in order.
  const observer = new MutationObserver(hear);
  /** @param {Node} root */
  const watch = (root) => observer.observe(root, { childList: true, subtree: true, characterData: true });
  watch(document);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    watch(root);
    return root;
  };
}

export class Ear {
  /** Everything that was announced, line by line. @type {string[]} */
  heard = [];
  #page;
  /** The focused element at the last check. */
  #focus = '';
  #session;

  /**
   * @param {import("@playwright/test").Page} page
   * @param {import("@playwright/test").CDPSession} session of that page
   */
  constructor(page, session) {
    this.#page = page;
    this.#session = session;
  }

  /**
   * Starts listening; the page must be opened afterwards.
   *
   * @param {import("@playwright/test").Page} page
   */
  static async to(page) {
    await page.addInitScript(listen);
    return new Ear(page, await page.context().newCDPSession(page));
  }

  /**
   * @param {...string} keys
   * @returns {Promise<string[]>} announcements after the last key
   */
  async press(...keys) {
    /** @type {string[]} */
    let said = [];
    for (const key of keys) {
      await this.said();
      const before = this.#focus;
      await this.#page.keyboard.press(key);
      await this.#settle();
      const now = await this.focus();
      this.heard.push(`[${key}] ${now === before ? '' : now}`.trimEnd());
      said = await this.said();
    }
    return said;
  }

  /**
   * Presses Tab until an element with this name has the focus.
   *
   * @param {RegExp} wanted
   * @param {"on" | "back"} [way]
   */
  async tabTo(wanted, way = 'on') {
    for (let press = 0; press < 60; press += 1) {
      if (wanted.test(await this.focus())) return;
      await this.#page.keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab');
      this.heard.push(`[Tab] ${await this.focus()}`);
      await this.said();
    }
    throw new Error(`Tab does not lead to ${wanted}`);
  }

  /** Records a headline. @param {string} title */
  title(title) {
    this.heard.push('', `# ${title}`);
  }

  /** Returns the announcements since the last call. @returns {Promise<string[]>} */
  async said() {
    const said = await this.#page.evaluate(() => /** @type {any} */ (window).said.splice(0));
    this.heard.push(...said.map((/** @type {string} */ words) => `    “${words}”`));
    return said;
  }

  /** Returns what a screen reader says about the focused element. @returns {Promise<string>} */
  async focus() {
    return (this.#focus = await this.#asked());
  }

  /** @returns {Promise<string>} */
  async #asked() {
    const { result } = await this.#session.send('Runtime.evaluate', {
      expression:
        '(() => { let at = document.activeElement; while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement; return at; })()',
    });
    if (!result.objectId) return 'nothing';
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const [node] = nodes;
    if (!node) return 'nothing';
    const state = (node.properties ?? [])
      .filter(({ name, value }) => STATES.includes(name) && ![false, 'false', ''].includes(value.value))
      .map(({ name, value }) => (value.value === true || value.value === 'true' ? name : `${name}: ${value.value}`));
    return [
      node.role?.value,
      `“${String(node.name?.value ?? '').replaceAll(/\s+/g, ' ')}”`,
      node.value?.value !== undefined && `= ${node.value.value}`,
      node.description?.value && `(${node.description.value})`,
      ...state,
    ]
      .filter(Boolean)
      .join(' ');
  }

  async #settle() {
    // Announcements follow a frame after the picture. They are complete when none has come for three frames.
    await this.#page.evaluate(async () => {
      const { said } = /** @type {any} */ (window);
      for (let quiet = 0, before = said.length; quiet < 3; quiet += 1) {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        if (said.length > before) quiet = -1;
        before = said.length;
      }
    });
  }
}

const STATES = ['disabled', 'checked', 'pressed', 'expanded', 'selected', 'readonly', 'invalid'];
