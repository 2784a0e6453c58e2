import { expect, test } from "@playwright/test";

test("the page loads its module, and nothing from elsewhere", async ({ page, baseURL }) => {
  /** @type {string[]} */
  const trouble = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) trouble.push(message.text());
  });
  page.on("pageerror", (error) => trouble.push(error.message));
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
