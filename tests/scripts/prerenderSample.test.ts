import { expect, it } from 'vitest';
import { sampleOf } from '../../scripts/prerender/publicPaths';
import { languages } from '@/shared/languages';

it('the build of npm test has every page in English and German, and the landing page in every language', () => {
  const rest = ['', '/team', '/products/letters'];
  const pages = languages.flatMap(({ prefix: lang }) =>
    ['/', ...rest.map((each) => `/${lang}${each}`)].map((path) => ({ lang, path })),
  );
  const isLanding = (path: string) => path === '/' || path.length === 3;
  expect(sampleOf(pages)).toEqual(
    pages.filter(({ lang, path }) => lang === 'en' || lang === 'de' || isLanding(path)),
  );
});
