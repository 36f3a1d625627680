import { expect, inCrawl, test } from './support/test.ts';

/** Pages that aren't rendered: the font of the heading, and of text and product name where first paint has them. */
const pages: readonly { path: string; serif: string; sans?: string; name?: string }[] = [
  { path: '/en/nowhere', serif: 'Source Serif', sans: 'Inter', name: 'Source Serif' },
  { path: '/ru/nowhere', serif: 'Source Serif', sans: 'Inter' },
  { path: '/ar/nowhere', serif: 'Vazirmatn', sans: 'Vazirmatn', name: 'Source Serif' },
  { path: '/he/nowhere', serif: 'Frank Ruhl', name: 'Source Serif' },
];

for (const { path, serif, sans, name } of pages) {
  test(
    `a first visit to ${path} on a slow connection uses the site’s fonts`,
    inCrawl,
    async ({ openBrowser, problems }) => {
      problems.expect(/404/);
      const page = await openBrowser();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      });
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry) Reflect.set(window, 'shift', Reflect.get(window, 'shift') + entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await devtools.send('DOM.enable');
      await devtools.send('CSS.enable');
      const facesOf = async (selector: string) => {
        const { root } = await devtools.send('DOM.getDocument');
        const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
        const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
        return fonts.map(({ familyName }) => familyName).join();
      };
      expect(await facesOf('h1')).toContain(serif);
      if (sans !== undefined) expect(await facesOf('footer a')).toContain(sans);
      if (name !== undefined) expect(await facesOf('header bdi')).toContain(name);
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02);
    },
  );
}
