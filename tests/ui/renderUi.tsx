import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { i18n } from '@/i18n/i18n';
import { LangProvider } from '@/i18n/lang';
import type { Lang } from '@/shared/languages';
import forms from '../../locales/en/forms.json';

i18n.addResourceBundle('en-US', 'forms', forms);

/** Renders a UI component at an address of the site, with English texts and the formats of `lang`. */
export function renderUi(
  element: ReactNode,
  { path = '/en', lang = 'en' }: { path?: string; lang?: Lang } = {},
): RenderResult {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return render(
    <LangProvider value={lang}>
      <RouterProvider router={router} />
    </LangProvider>,
  );
}
