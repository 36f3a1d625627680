import type { ForcedColorMode } from '../../src/theme/colorMode.ts';

/** Sets the color mode before the first paint, as in index.html. */
const showColorMode = `var theme = 'system';
  try {
    theme = localStorage.getItem('theme');
  } catch (closed) {
    theme = 'system';
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;`;

/**
 * Marks a member's visit before the first paint, so that the page reserves space for member content (`MemberPlace`).
 */
const keepMemberPlace = `if (/(?:^|; )token=/.test(document.cookie)) document.documentElement.dataset.member = '';`;

/** Delays lazy pictures (`Picture`) until after the first paint. */
const painting = `document.documentElement.dataset.painting`;

/**
 * Lets the browser skip what is below the window until it is scrolled to (`layout.css`). Not where the page is opened
 * at a place further down, whose position depends on the height of everything above it.
 */
const skipBelowWindow = `var visit = performance.getEntriesByType('navigation')[0];
  if (!location.hash && visit && visit.type === 'navigate') document.documentElement.dataset.firstPage = '';`;

/**
 * The inline script of a prerendered page. The page is complete without the application, whose scripts are requested
 * only after the page and its first picture are painted, so that they don't compete with them for network and CPU.
 * Starting twice does nothing, because the template is empty then.
 */
export const headScript = (colorMode: ForcedColorMode | undefined): string => `(function () {
  ${colorMode ? '' : showColorMode}
  ${keepMemberPlace}
  ${skipBelowWindow}
  ${painting} = '';
  function begin() {
    delete ${painting};
    document.head.append(document.getElementById('application').content);
  }
  function afterFrame() {
    requestAnimationFrame(function () {
      setTimeout(begin);
    });
  }
  function afterPicture() {
    var picture = document.querySelector('img[fetchpriority=high]');
    if (!picture) return begin();
    if (picture.complete) return afterFrame();
    picture.addEventListener('load', afterFrame);
    picture.addEventListener('error', begin);
  }
  function afterPaint() {
    if (document.hidden) return begin();
    new PerformanceObserver(afterPicture).observe({ type: 'paint', buffered: true });
    // For a slow picture, a page that is hidden meanwhile, and browsers without paint timing.
    setTimeout(begin, 2000);
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', afterPaint);
  else afterPaint();
})();`;
