import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '@/layouts/ErrorPage';
import { NetworkError, PageError, pageNotFound } from '@/lib/pageError';
import { RootError } from '@/router/RootError';
import { product } from '@/shared/product';

const showError = (error: unknown) => {
  const routes: RouteObject[] = [{ path: '*', element: <ErrorPage error={error} /> }];
  return render(<RouterProvider router={createMemoryRouter(routes)} />);
};

const complaints = () => vi.spyOn(console, 'error').mockReturnValue();

afterEach(() => void vi.restoreAllMocks());

describe('the error page', () => {
  it('has the abbreviation of the product and “Error Page” for a title', () => {
    showError(pageNotFound());
    expect(document.title).toBe(`${product.abbreviation} Error Page`);
  });

  it('shows title and description of a page that is not found', () => {
    showError(pageNotFound());
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByText(/nothing at this address/)).toBeVisible();
  });

  it('shows the path of a page that declared itself invalid', () => {
    showError(
      new PageError('pageInvalid', 404, 'Page Not Found: /en/products/9/payment', {
        path: '/en/products/9/payment',
      }),
    );
    expect(screen.getByText('Page Not Found: /en/products/9/payment')).toBeVisible();
  });

  it('shows the code of any other status and a general text', () => {
    const complain = complaints();
    showError(new Error('the cable is cut'));
    expect(screen.getByRole('heading', { level: 1, name: 'Error code: 500' })).toBeVisible();
    expect(screen.getByText(/Something went wrong/)).toBeVisible();
    expect(complain).toHaveBeenCalled();
  });

  it.each([pageNotFound(), new NetworkError(new TypeError('x'))])(
    'always shows the message and leads to /',
    (error) => {
      showError(error);
      expect(screen.getAllByText(error.message).length).toBeGreaterThan(0);
      expect(screen.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
    },
  );

  it('shows the message of an error that it does not know', () => {
    complaints();
    showError(new Error('the cable is cut'));
    expect(screen.getByText('the cable is cut')).toBeVisible();
  });

  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'calls “%s” a Network Error',
    (message) => {
      showError(new TypeError(message));
      expect(screen.getByText('Network Error')).toBeVisible();
    },
  );

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

describe('an error of a navigation or a page', () => {
  it('ends on the error page, in its layout', async () => {
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
    // Its layout and words are fetched when they are needed.
    await act(async () => {
      render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/en/a'] })} />);
    });
    expect(await screen.findByText('broken component')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
  });
});
