import { useLayoutEffect } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { langOf } from '@/i18n/lang';
import { PlainLayout } from '@/layouts/PlainLayout';
import { layoutOf } from '@/layouts/registry';
import { PageFrame } from '@/router/PageFrame';
import { pageHandleOf } from '@/router/page';
import { ScrollRules } from '@/router/ScrollRules';
import { usePageFocus } from '@/router/usePageFocus';
import { forceColorMode } from '@/theme/colorMode';

/** The page in its language, its layout and its colour mode. A layout stays in place while pages share it. */
export function Root() {
  const matches = useMatches();
  const handle = pageHandleOf(matches.map((match) => match.handle));
  const lang = langOf(matches.at(-1)?.params ?? {});
  const Layout = handle ? layoutOf(handle.layout) : PlainLayout;

  useLayoutEffect(() => forceColorMode(handle?.colorMode), [handle]);
  usePageFocus();

  return (
    <PageFrame lang={lang}>
      <Layout>
        <Outlet />
      </Layout>
      <ScrollRules keep={handle?.scrollToTop === false} />
    </PageFrame>
  );
}
