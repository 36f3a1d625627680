import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { contentId } from '@/layouts/contentId';
import { showProgress } from '@/router/showProgress';
import { Link } from '@/ui/Link';
import { eventually } from '../eventually';

let stop = (): void => undefined;

afterEach(() => stop());

/** A page with a link to one that arrives, or fails, when the test says so. */
function openPage() {
  let arrive = (_result: Promise<null> | null): void => undefined;
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <main id={contentId}>
          <Link to="/next">Next</Link>
        </main>
      ),
    },
    {
      path: '/next',
      loader: () => new Promise<null>((resolve) => (arrive = resolve)),
      element: <main id={contentId}>There</main>,
      errorElement: <main id={contentId}>Failed</main>,
    },
  ]);
  stop = showProgress(router);
  render(<RouterProvider router={router} />);
  return { router, arrive: (result: Promise<null> | null) => arrive(result) };
}

const isLineShown = (): boolean => document.documentElement.dataset['loading'] !== undefined;

it('a pressed link and the page are busy at once, until the next page is there', async () => {
  const { arrive } = openPage();
  expect(isLineShown()).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(isLineShown()).toBe(true);
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  arrive(null);
  await screen.findByText('There');
  expect(isLineShown()).toBe(false);
  expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
});

it('a page that fails ends the progress', async () => {
  const { arrive } = openPage();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  arrive(Promise.reject(new Error('gone')));
  await screen.findByText('Failed');
  expect(isLineShown()).toBe(false);
});

it('a link to a page that was left again is not busy any more', async () => {
  const { router } = openPage();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await router.navigate('/');
  await eventually(() => expect(isLineShown()).toBe(false));
  expect(screen.getByRole('link', { name: 'Next' })).not.toHaveAttribute('aria-busy');
});
