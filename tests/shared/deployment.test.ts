import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { offeredOf } from '@/shared/buildSetting';

const all = ['en', 'de', 'fr'] as const;

describe('the setting of what a deployment offers', () => {
  it.each([
    [undefined, ['en', 'de', 'fr']],
    ['fr', ['en', 'fr']],
    ['fr, de ,en', ['en', 'de', 'fr']],
  ])('for the list %j is %j', (given, offered) => {
    expect(offeredOf('VITE_LANGUAGES', all, ['en'], given)).toEqual(offered);
  });

  it.each(['en,xx', 'english', 'de,'])('is an error for the list %j that names the options', (given) => {
    expect(() => offeredOf('VITE_LANGUAGES', all, ['en'], given)).toThrow(
      /^VITE_LANGUAGES has .*; there are en, de, fr$/,
    );
  });
});

describe('the application of a deployment with fewer languages and projects', () => {
  beforeAll(() => {
    vi.stubEnv('VITE_LANGUAGES', 'de');
    vi.stubEnv('VITE_PROJECTS', 'art,dance');
    vi.resetModules();
  });
  afterAll(() => vi.unstubAllEnvs());

  it('has only the routes, planets and public pages of its projects', async () => {
    const { routes } = await import('@/router/routes');
    const { findPage } = await import('@/router/page');
    const { bodies } = await import('@/features/site/orrery/bodies');
    const { publicPatterns } = await import('@/shared/publicPatterns');
    const found = ['art', 'dance', 'science', 'media', 'fashion'].filter((id) =>
      findPage(routes, `/de/projects/orrery.${id}`),
    );
    expect(found).toEqual(['art', 'dance', 'science']);
    expect(bodies.map(({ id }) => id)).toEqual(['art', 'dance', 'science']);
    expect(publicPatterns).not.toContain('projects/orrery.media');
  });

  it('detects the language of a visitor and a URL among its languages', async () => {
    const { visitorLang, langOf, rememberLang } = await import('@/i18n/lang');
    rememberLang('fr');
    expect(visitorLang()).toBe('en');
    expect(langOf({ lang: 'fr' })).toBe('en');
    expect(langOf({ lang: 'de' })).toBe('de');
  });

  it('redirects a URL in another language to the same page in English', async () => {
    const { canonicalPath } = await import('@/shared/pagePaths');
    expect(canonicalPath('/fr/team')).toBe('/en/team');
    expect(canonicalPath('/de/team')).toBe('/de/team');
    expect(canonicalPath('/de/projects/orrery.media')).toBeUndefined();
  });
});
