import { aheadRequestsId } from '../shared/aheadRequest.ts';
import type { ForcedColorMode } from '../theme/colorMode.ts';

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
const keepMemberPlace = `var token = (/(?:^|; )token=([^;]*)/.exec(document.cookie) || [])[1];
  if (token) document.documentElement.dataset.member = '';`;

/** Hides a page for signed-in users from everyone else: the application leads them to the login page. */
const hideGuarded = `if (!token) document.documentElement.dataset.leaving = '';`;

/** Sends the page's own requests while its scripts are still loading (`data/ahead.ts`). */
const sendRequests = `if (token) {
    var sent = (window.sentAhead = { token: decodeURIComponent(token), responses: {} });
    JSON.parse(document.getElementById('${aheadRequestsId}').textContent).forEach(function (request) {
      if (request.ofSearch && location.search) return;
      var headers = request.headers;
      headers.authorization = 'Bearer ' + sent.token;
      headers.timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      sent.responses[request.body] = fetch(request.url, {
        method: 'POST',
        credentials: 'omit',
        headers: headers,
        body: request.body,
        signal: AbortSignal.timeout(20000),
      });
      sent.responses[request.body].catch(function () {});
    });
  }`;

/**
 * Holds back a form that is submitted before the application handles it (`mount`), unless the server takes it too.
 */
const holdForms = `addEventListener(
    'submit',
    function (event) {
      if ('started' in document.documentElement.dataset || event.target.hasAttribute('action')) return;
      event.preventDefault();
      window.submittedEarly = event;
    },
    true,
  );`;

/** Delays lazy pictures (`Picture`) until after the first paint. */
const painting = `document.documentElement.dataset.painting`;

/**
 * Lets the browser skip what is below the window until it is scrolled to (`layout.css`). Not where the page is opened
 * at a place further down, whose position depends on the height of everything above it.
 */
const skipBelowWindow = `var visit = performance.getEntriesByType('navigation')[0];
  if (!location.hash && visit && visit.type === 'navigate') document.documentElement.dataset.firstPage = '';`;

interface HeadScriptOptions {
  readonly colorMode: ForcedColorMode | undefined;
  readonly isGuarded: boolean;
  readonly requests: readonly unknown[];
}

/**
 * The inline script of a rendered page. The page is complete without the application, whose scripts are requested
 * only after the page and its first picture are painted, so that they don't compete with them for network and CPU.
 * Starting twice does nothing, because the template is empty then.
 */
export const headScript = ({ colorMode, isGuarded, requests }: HeadScriptOptions): string => `(function () {
  ${colorMode ? '' : showColorMode}
  ${keepMemberPlace}
  ${isGuarded ? hideGuarded : ''}
  ${holdForms}
  ${requests.length > 0 ? sendRequests : ''}
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
