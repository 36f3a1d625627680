import type { BrowserContext, Page } from '@playwright/test';

/** Every page on the site runs the application, except the sandbox provider's. */
const isApplication = (url: string): boolean => !/^\/(?:sandbox|api)\//.test(new URL(url).pathname);

async function untilStarted(page: Page, waitUntil: string | undefined): Promise<void> {
  // A caller that waits only for the commit won't press anything on the page.
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
 * Makes `goto`, `reload` and `goBack` wait until the application has started. A prerendered page is visible long before
 * that, and would not respond to a test's clicks yet.
 */
export function waitForStart(context: BrowserContext): void {
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
}
