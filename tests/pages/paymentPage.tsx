import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation, useRouteError } from 'react-router-dom';
import { LangProvider } from '@/i18n/lang';
import type { Lang } from '@/shared/languages';
import * as page from '@/pages/products/payment';

/** Shows the address of a navigation that left the page. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}

function Failed() {
  const error = useRouteError();
  return <p>{error instanceof Error ? error.message : String(error)}</p>;
}

/** Opens a product's payment page in a router of its own. */
export function openPayment(address = '/en/products/2/payment', lang: Lang = 'en') {
  const router = createMemoryRouter(
    [
      {
        path: '/:lang/products/:id/payment',
        Component: page.Component,
        loader: page.loader,
        shouldRevalidate: page.shouldRevalidate,
        ErrorBoundary: Failed,
        HydrateFallback: () => null,
      },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [address] },
  );
  const view = render(
    <LangProvider value={lang}>
      <RouterProvider router={router} />
    </LangProvider>,
  );
  return { router, ...view };
}
