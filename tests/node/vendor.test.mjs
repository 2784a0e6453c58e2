import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { joined, VENDORED } from "../vendor.mjs";

test("the vendored library is byte for byte what the locked package gives", () => {
  const text = readFileSync(VENDORED, "utf8");
  assert.ok(text === joined(), "www/vendor/fluent-bundle.js differs: `node vendor.mjs` in tests rewrites it");
});

test("the vendored library formats a message", async () => {
  const { FluentBundle, FluentResource } = await import(VENDORED.href);
  const bundle = new FluentBundle("en", { useIsolating: false });
  const text = "tubes = { $count ->\n    [one] one tube\n   *[other] { $count } tubes\n }\n";
  assert.deepEqual(bundle.addResource(new FluentResource(text)), []);
  const pattern = bundle.getMessage("tubes").value;
  assert.equal(bundle.formatPattern(pattern, { count: 1 }), "one tube");
  assert.equal(bundle.formatPattern(pattern, { count: 4 }), "4 tubes");
});
