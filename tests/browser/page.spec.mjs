import { expect, test } from "@playwright/test";
import { complaints } from "./helpers.mjs";

test("the page loads its module, and nothing from elsewhere", async ({ page, baseURL }) => {
  const trouble = complaints(page);
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? "") && !url.startsWith("data:")) trouble.push(`asked for ${url}`);
  });
  page.on("response", (response) => {
    if (!response.ok()) trouble.push(`${response.status()} for ${response.url()}`);
  });

  const module = page.waitForResponse(/\.wasm$/);
  await page.goto("./#game=snorkels");
  await expect(page.getByRole("grid")).toBeVisible();
  expect((await module).headers()["content-type"]).toBe("application/wasm");
  expect(trouble).toEqual([]);
});
