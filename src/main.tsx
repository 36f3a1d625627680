import '@/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { whenIdle } from '@/lib/whenIdle';
import { routes } from '@/router/routes';
import { watchOtherTabs } from '@/session/otherTabs';
import { onSessionEnd, session } from '@/session/session';
import { followColorMode } from '@/theme/colorMode';

/** Starts the application: everything that listens, then the router, then the page. */
async function start(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { worker } = await import('../tests/mocks/browser');
    await worker.start({ onUnhandledFrame: 'bypass' });
  }
  followColorMode();
  const router = createBrowserRouter(routes);

  onSessionEnd((event) => void (event === 'logout' ? router.navigate('/') : router.revalidate()));
  watchOtherTabs(() => {
    if (session.getState().reread()) void router.revalidate();
  });
  whenIdle(() => {
    import('@/router/background')
      .then(({ startBackground }) => startBackground(router))
      .catch((error: unknown) => console.info('Nothing goes on behind the page', error));
  });

  const app = document.getElementById('app');
  if (!app) throw new Error('No element to mount the application in');
  createRoot(app).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

try {
  await start();
} catch (error) {
  console.error('The application could not be mounted', error);
  throw error;
}
