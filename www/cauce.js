// The public entry: importing it defines <cauce-game>.
import init from "./cauce-web.js";
import { FluentBundle, FluentResource } from "./vendor/fluent-bundle.js";

const words = new FluentBundle("en");
words.addResource(new FluentResource("ready = Ready"));

customElements.define(
  "cauce-game",
  class extends HTMLElement {
    async connectedCallback() {
      await init();
      this.textContent = words.getMessage("ready")?.value?.toString() ?? "";
      this.dataset.ready = "";
    }
  },
);
