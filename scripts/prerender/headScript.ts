import type { ForcedColorMode } from '../../src/theme/colorMode.ts';

/** The colour mode before the first paint, as in index.html. */
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

/** Whether a member comes, before the first paint: the page keeps a place for what they are shown (`MemberPlace`). */
const keepMemberPlace = `if (/(?:^|; )token=/.test(document.cookie)) document.documentElement.dataset.member = '';`;

/** Pictures that are loaded later (`Picture`) begin after the first paint too. */
const waiting = `document.documentElement.dataset.painting`;

/**
 * The inline script of a page built ahead. The page is whole without the application, whose scripts are requested only
 * after it is painted: they would compete with the first paint for network and processor. Starting twice does nothing,
 * as the template is empty then.
 */
export const headScript = (colorMode: ForcedColorMode | undefined): string => `(function () {
  ${colorMode ? '' : showColorMode}
  ${keepMemberPlace}
  ${waiting} = '';
  function begin() {
    delete ${waiting};
    document.head.append(document.getElementById('application').content);
  }
  function afterPaint() {
    if (document.hidden) return begin();
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
    // For a browser without paint timing.
    setTimeout(begin, 2000);
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', afterPaint);
  else afterPaint();
})();`;
