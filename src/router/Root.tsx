import { useLayoutEffect } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { langOf } from '@/i18n/lang';
import { PlainLayout } from '@/layouts/PlainLayout';
import { layouts } from '@/layouts/registry';
import { PageFrame } from '@/router/PageFrame';
import { pageHandleOf } from '@/router/page';
import { ScrollRules } from '@/router/ScrollRules';
import { usePageFocus } from '@/router/usePageFocus';
import { isPrivatePath } from '@/shared/privatePaths';
import { forceColorMode } from '@/theme/colorMode';

/** The page in its language, layout and color mode. A layout stays mounted while consecutive pages share it. */
export function Root() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const handle = pageHandleOf(matches.map((match) => match.handle));
  const lang = langOf(matches.at(-1)?.params ?? {});
  const Layout = handle ? layouts[handle.layout] : PlainLayout;

  useLayoutEffect(() => forceColorMode(handle?.colorMode), [handle]);
  usePageFocus();

  return (
    <PageFrame lang={lang}>
      {isPrivatePath(pathname) && <meta name="robots" content="noindex" />}
      <Layout aside={handle?.aside()}>
        <Outlet />
      </Layout>
      <ScrollRules keep={handle?.scrollToTop === false} />
    </PageFrame>
  );
}
