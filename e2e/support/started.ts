import type { BrowserContext, Page } from '@playwright/test';

/** Everything of the site is the application's page, except for the sandbox provider's. */
const isApplication = (url: string): boolean => !/^\/(?:sandbox|api)\//.test(new URL(url).pathname);

async function untilStarted(page: Page, waitUntil: string | undefined): Promise<void> {
  // Who waits for less than the page does not mean to press anything on it.
  if (waitUntil === 'commit' || !isApplication(page.url())) return;
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
}

function watch(page: Page): void {
  const { goto, reload, goBack } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    await untilStarted(page, options?.waitUntil);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await untilStarted(page, options?.waitUntil);
    return response;
  };
  page.goBack = async (options) => {
    const response = await goBack.call(page, options);
    await untilStarted(page, options?.waitUntil);
    return response;
  };
}

/**
 * Lets `goto`, `reload` and `goBack` wait until the application has started. A page that was built ahead can be seen
 * long before: a test that presses something at once would press what does not answer yet.
 */
export function waitForStart(context: BrowserContext): void {
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
}
