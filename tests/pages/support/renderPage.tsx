import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  useLocation,
  type LoaderFunction,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { i18n } from '@/i18n/i18n';
import { LangProvider } from '@/i18n/lang';
import achievements from '../../../locales/en/achievements.json';
import auth from '../../../locales/en/auth.json';
import dreams from '../../../locales/en/dreams.json';
import forms from '../../../locales/en/forms.json';
import payments from '../../../locales/en/payments.json';
import presents from '../../../locales/en/presents.json';
import profile from '../../../locales/en/profile.json';
import receipt from '../../../locales/en/receipt.json';
import security from '../../../locales/en/security.json';
import wallet from '../../../locales/en/wallet.json';

for (const [namespace, words] of Object.entries({
  achievements,
  auth,
  dreams,
  forms,
  payments,
  presents,
  profile,
  receipt,
  security,
  wallet,
})) {
  i18n.addResourceBundle('en-US', namespace, words);
}

interface Page {
  Component: ComponentType;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** Shows the address of a navigation that left the page under test. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}

/** Renders one page of the site at an address below `/en`; navigations away from it show “At …”. */
export function renderPage({ Component, loader, shouldRevalidate }: Page, pattern: string, address: string) {
  const router = createMemoryRouter(
    [
      {
        path: `/:lang/${pattern}`,
        Component,
        HydrateFallback: () => null,
        ...(loader && { loader }),
        ...(shouldRevalidate && { shouldRevalidate }),
      },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [address] },
  );
  render(
    <LangProvider value="en">
      <RouterProvider router={router} />
    </LangProvider>,
  );
  return router;
}
