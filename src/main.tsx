import '@/theme/global.css';
import { createBrowserRouter } from 'react-router-dom';
import { addRendered } from '@/data/ahead';
import { hydrate, onAnswerChange } from '@/data/query';
import { addMessages } from '@/i18n/loadMessages';
import { watchTyping } from '@/lib/busy';
import { loadChunk } from '@/lib/chunks';
import { isDocumentCurrent } from '@/lib/documentAge';
import { healStyles } from '@/lib/healStyles';
import { nextTask } from '@/lib/nextTask';
import { readPageData } from '@/lib/pageData';
import { started } from '@/lib/started';
import { whenIdle } from '@/lib/whenIdle';
import { mount, type Router } from '@/mount';
import { followSessionEnd } from '@/router/followSessionEnd';
import { awaitRouteRules } from '@/router/middleware/followRouteRules';
import { routes } from '@/router/routes';
import { showProgress } from '@/router/showProgress';
import { watchOtherTabs } from '@/session/otherTabs';
import { session } from '@/session/session';
import { setPosted } from '@/shared/postedForm';
import { followColorMode } from '@/theme/colorMode';

/** Logs an error and rethrows it (specification, section 8). @throws the error it's given */
function failed(error: unknown): never {
  console.error('The application could not be mounted', error);
  throw error;
}

function startBackgroundWork(router: Router): void {
  loadChunk(() => import('@/router/background'), { isOptional: true })
    .then(({ startBackground }) => startBackground(router))
    .catch((error: unknown) => console.info('Nothing goes on behind the page', error));
}

/** Fetches the route rules as soon as the page is interactive: the first click may need them. */
function startRouteRules(router: Router): void {
  void started.then(() =>
    awaitRouteRules(
      loadChunk(() => import('@/router/refreshRouteRules'), { isOptional: true })
        .then(({ refreshRouteRules }) => refreshRouteRules(router))
        .catch((error: unknown) => console.info('The route rules could not be read', error)),
    ),
  );
}

/** Starts the application: first all listeners, then the router, then the page. */
async function start(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { worker } = await loadChunk(() => import('../tests/mocks/browser'));
    await worker.start({ onUnhandledFrame: 'bypass' });
  }
  followColorMode();
  watchTyping();
  healStyles();
  const page = readPageData();
  if (page) {
    addMessages(page.lang, page.messages);
    hydrate(page.answers, isDocumentCurrent());
    addRendered(page);
    setPosted(page.posted);
    await nextTask();
  }
  const router = createBrowserRouter(routes);

  // Not earlier: the router keeps what happens before it is rendered for its first subscriber.
  void started.then(() => showProgress(router));
  followSessionEnd(router);
  onAnswerChange(() => void router.revalidate());
  watchOtherTabs(() => {
    if (session.getState().reread()) void router.revalidate();
  });
  const app = document.getElementById('app');
  if (!app) throw new Error('No element to mount the application in');
  startRouteRules(router);
  // Not awaited: the page's chunk imports this module, which would then wait for itself.
  void mount(app, router, page).then(() => void whenIdle(() => startBackgroundWork(router)), failed);
}

try {
  await start();
} catch (error) {
  failed(error);
}
