import '@/theme/global.css';
import { createBrowserRouter } from 'react-router-dom';
import { giveAnswers, onAnswerChange } from '@/graphql/publicAnswer';
import { giveMessages } from '@/i18n/loadMessages';
import { nextTask } from '@/lib/nextTask';
import { readPageData } from '@/lib/pageData';
import { whenIdle } from '@/lib/whenIdle';
import { mount, type Router } from '@/mount';
import { routes } from '@/router/routes';
import { watchOtherTabs } from '@/session/otherTabs';
import { onSessionEnd, session } from '@/session/session';
import { followColorMode } from '@/theme/colorMode';

const failed = (error: unknown): void => console.error('The application could not be mounted', error);

function startBehind(router: Router): void {
  import('@/router/background')
    .then(({ startBackground }) => startBackground(router))
    .catch((error: unknown) => console.info('Nothing goes on behind the page', error));
}

/** Starts the application: everything that listens, then the router, then the page. */
async function start(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { worker } = await import('../tests/mocks/browser');
    await worker.start({ onUnhandledFrame: 'bypass' });
  }
  followColorMode();
  const page = readPageData();
  if (page) {
    giveMessages(page.lang, page.messages);
    giveAnswers(page.answers);
    await nextTask();
  }
  const router = createBrowserRouter(routes);

  onSessionEnd((event) => void (event === 'logout' ? router.navigate('/') : router.revalidate()));
  onAnswerChange(() => void router.revalidate());
  watchOtherTabs(() => {
    if (session.getState().reread()) void router.revalidate();
  });
  const app = document.getElementById('app');
  if (!app) throw new Error('No element to mount the application in');
  // Nobody waits for it here: the page's chunk needs this one, which is not done before.
  mount(app, router, page)
    .then(() => whenIdle(() => startBehind(router)))
    .catch(failed);
}

try {
  await start();
} catch (error) {
  failed(error);
  throw error;
}
