import Cookies from 'js-cookie';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createMemoryRouter,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  type RouteObject,
} from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '@/data/requestError';
import { LangProvider, visitorLang } from '@/i18n/lang';
import { ErrorPage } from '@/layouts/ErrorPage';
import * as leave from '@/lib/redirectTo';
import { NetworkError, PageError, pageNotFound } from '@/lib/pageError';
import { BareError } from '@/router/BareError';
import { RootError } from '@/router/RootError';
import { languageCookie } from '@/shared/languages';
import { product } from '@/shared/product';
import { eventually } from '../eventually';

const showError = (error: unknown) => {
  const routes: RouteObject[] = [{ path: '*', element: <ErrorPage error={error} /> }];
  return render(<RouterProvider router={createMemoryRouter(routes)} />);
};

const complaints = () => vi.spyOn(console, 'error').mockReturnValue();

afterEach(() => void vi.restoreAllMocks());

describe('the error page', () => {
  it('has the product abbreviation and “Error Page” as its title', () => {
    showError(pageNotFound());
    expect(document.title).toBe(`${product.abbreviation} Error Page`);
  });

  it('shows the title and description for a page that was not found', () => {
    showError(pageNotFound());
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByText(/couldn’t find this page/)).toBeVisible();
  });

  it('shows the path of a page that declared itself invalid', () => {
    showError(
      new PageError('pageInvalid', 404, 'Page Not Found: /en/products/9/payment', {
        path: '/en/products/9/payment',
      }),
    );
    expect(screen.getByText('Page Not Found: /en/products/9/payment')).toBeVisible();
  });

  it('shows the status and a generic text for any other error', () => {
    const complain = complaints();
    showError(new Error('the cable is cut'));
    expect(
      screen.getByRole('heading', { level: 1, name: 'We can’t show this page right now' }),
    ).toBeVisible();
    expect(screen.getByText('Error code: 500')).toBeVisible();
    expect(screen.getByText(/Something went wrong/)).toBeVisible();
    expect(complain).toHaveBeenCalled();
  });

  it.each([
    ['Page not found', pageNotFound()],
    ['Network Error', new NetworkError(new TypeError('x'))],
    ['the cable is cut', new Error('the cable is cut')],
    ['You don’t have access to this page.', new RequestError('FORBIDDEN', 'x')],
  ])('shows “%s” and links to /, keeping the language of the failed page', async (message, error) => {
    complaints();
    const routes: RouteObject[] = [
      {
        path: '*',
        element: (
          <LangProvider value="he">
            <ErrorPage error={error} />
          </LangProvider>
        ),
      },
    ];
    render(<RouterProvider router={createMemoryRouter(routes)} />);
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    const home = screen.getByRole('link', { name: 'Go to home page' });
    expect(home).toHaveAttribute('href', '/');
    Cookies.remove(languageCookie.name);
    home.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(home);
    expect(visitorLang()).toBe('he');
  });

  it('shows the message of an unknown application error', () => {
    complaints();
    showError(new Error('the cable is cut'));
    expect(screen.getByText('Unexpected error')).toBeVisible();
    expect(screen.getByText('the cable is cut')).toBeVisible();
  });

  it.each([
    ['INTERNAL', 500, 'Something went wrong on our end.'],
    ['FORBIDDEN', 403, 'You don’t have access to this page.'],
    ['RATE_LIMITED', 429, 'Too many attempts. Wait a moment before you try again.'],
    ['UNAUTHENTICATED', 401, 'You’re no longer logged in. Log in again to continue.'],
    ['CONFLICT', 409, 'We couldn’t process the request.'],
  ] as const)('has its own text for %s and only logs the server’s', (code, status, words) => {
    const complain = complaints();
    const error = new RequestError(code, 'Row 7 of table orders is locked');
    showError(error);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(`Error code: ${status}`)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Row 7/);
    expect(complain).toHaveBeenCalledWith(error);
  });

  it('shows a missing resource as a page not found', () => {
    complaints();
    showError(new RequestError('NOT_FOUND', 'No row'));
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/No row/);
  });

  it.each([
    new SyntaxError(`Unexpected token 'U', "Upstream t"... is not valid JSON`),
    new (class ServerError extends Error {})('Upstream timed out'),
    new (class CombinedGraphQLErrors extends Error {})('Upstream timed out'),
    new ErrorResponseImpl(502, 'Bad Gateway', 'Upstream timed out'),
  ])('hides text from proxies and parsers: %s', (error) => {
    complaints();
    showError(error);
    expect(document.body).not.toHaveTextContent(/Upstream|Gateway/);
    expect(screen.getByText(/^Error code: 50/)).toBeVisible();
  });

  it('explains that a part of the page is missing', () => {
    complaints();
    showError(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
    expect(screen.getByText('We couldn’t load part of this page.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/module/);
  });

  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'treats “%s” as a network error',
    (message) => {
      showError(new TypeError(message));
      expect(screen.getByText('Network Error')).toBeVisible();
    },
  );

  describe('for a page that the network delayed', () => {
    const lost = new NetworkError(new TypeError('x'));
    let reload: ReturnType<typeof vi.spyOn>;
    let isThere: boolean;

    beforeEach(() => {
      isThere = false;
      window.sessionStorage.clear();
      reload = vi.spyOn(leave, 'reloadPage').mockReturnValue();
      vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
        isThere ? Promise.resolve(Response.json({})) : Promise.reject(new TypeError('Failed to fetch')),
      );
    });
    afterEach(() => void vi.useRealTimers());

    const goOnline = (isOnline: boolean) => {
      isThere = isOnline;
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    };

    it('says that the browser is offline and opens the page once it is back online', async () => {
      goOnline(false);
      showError(lost);
      expect(screen.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
      expect(screen.getByText(/This page will open|this page will open/)).toBeVisible();
      expect(screen.getByText('Error code: 503')).toBeVisible();
      expect(screen.getByText('Network Error')).toBeVisible();
      expect(reload).not.toHaveBeenCalled();
      goOnline(true);
      await eventually(() => expect(reload).toHaveBeenCalledOnce());
    });

    it('does not keep reloading if the server is up but the page cannot be loaded', async () => {
      goOnline(true);
      vi.useFakeTimers();
      showError(lost);
      await act(() => vi.advanceTimersByTimeAsync(9_000));
      expect(reload).toHaveBeenCalledOnce();
    });

    it('says that the server is unreachable and keeps trying', async () => {
      vi.useFakeTimers();
      showError(lost);
      expect(screen.getByRole('heading', { level: 1, name: 'We can’t connect right now' })).toBeVisible();
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(reload).not.toHaveBeenCalled();
      isThere = true;
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      expect(reload).toHaveBeenCalled();
    });

    it('retries on request and stays if that fails', async () => {
      goOnline(false);
      showError(lost);
      const button = screen.getByRole('button', { name: 'Try again' });
      await userEvent.click(button);
      await eventually(() => expect(button).not.toHaveAttribute('aria-busy'));
      expect(reload).not.toHaveBeenCalled();
      goOnline(true);
      reload.mockClear();
      await userEvent.click(button);
      expect(reload).toHaveBeenCalled();
    });
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'Mozilla/5.0 Chrome-Lighthouse',
    'facebookexternalhit/1.1',
    'Google-InspectionTool',
  ])('is not rendered for %s, only logged', (userAgent) => {
    const complain = complaints();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    showError(pageNotFound());
    expect(screen.queryByRole('heading')).toBeNull();
    expect(complain).toHaveBeenCalledWith(expect.objectContaining({ message: 'Page not found' }));
  });
});

describe('an error in navigation or rendering', () => {
  it('shows the error page in its layout', async () => {
    complaints();
    const routes: RouteObject[] = [
      {
        path: '*',
        ErrorBoundary: RootError,
        Component: () => {
          throw new Error('broken component');
        },
      },
    ];
    // The layout and messages are loaded on demand.
    await act(async () => {
      render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/en/a'] })} />);
    });
    expect(await screen.findByText('broken component')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
  });
});

it('the fallback of the error page links to / and keeps the language too', async () => {
  complaints();
  render(
    <LangProvider value="he">
      <BareError error={new Error('x')} />
    </LangProvider>,
  );
  const home = screen.getByRole('link', { name: product.name });
  expect(home).toHaveAttribute('href', '/');
  Cookies.remove(languageCookie.name);
  home.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(home);
  expect(visitorLang()).toBe('he');
});
