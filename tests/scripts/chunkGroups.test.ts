import { expect, it } from 'vitest';
import { planChunks } from '../../scripts/vite/chunkGroups';

/** The imports of modules below `src`; a name after `later:` is loaded on demand. */
type Graph = Readonly<Record<string, readonly string[]>>;

/** A site with a page of each kind; `more` adds imports to modules. */
function plan(more: Graph): ReadonlyMap<string, string> {
  const pages = [
    'landing',
    'team',
    'about',
    'products/product',
    'products/payment',
    'auth/login',
    'auth/register',
    'profile/index',
    'profile/general',
    'profile/dreams/index',
    'profile/dreams/dream',
  ].map((name) => `pages/${name}.tsx`);
  const graph: Record<string, readonly string[]> = {
    'main.tsx': ['router/routes.tsx'],
    'router/routes.tsx': pages.map((page) => `later:${page}`),
    ...more,
  };
  const idOf = (name: string) => (name.startsWith('node_modules/') ? `/${name}` : `/src/${name}`);
  const names = planChunks((id) => {
    const imports = graph[id.replace(/^\/(?:src\/)?/, '')] ?? [];
    const isLater = (name: string) => name.startsWith('later:');
    return {
      importedIds: imports.filter((name) => !isLater(name)).map(idOf),
      dynamicallyImportedIds: imports.filter(isLater).map((name) => idOf(name.slice('later:'.length))),
    };
  }, '/src/');
  return new Map(Array.from(names, ([id, name]) => [id.replace(/^\/(?:src\/)?/, ''), name]));
}

it('what one page uses stays with the page', () => {
  const names = plan({ 'pages/team.tsx': ['ui/Medal.tsx'] });
  expect(names.get('ui/Medal.tsx')).toBeUndefined();
  expect(names.get('pages/team.tsx')).toBeUndefined();
});

it('what a part of another page uses too is not in the page’s own file', () => {
  const names = plan({
    'pages/auth/login.tsx': ['ui/Icon.tsx'],
    'pages/team.tsx': ['later:ui/Dialog.tsx'],
    'ui/Dialog.tsx': ['ui/Icon.tsx'],
  });
  expect(names.get('ui/Icon.tsx')).toBe('auth');
});

it('pages of one kind share a file, and those of the site one for each feature', () => {
  const names = plan({
    'pages/auth/login.tsx': ['features/auth/AuthPage.tsx'],
    'pages/auth/register.tsx': ['features/auth/AuthPage.tsx'],
    'pages/team.tsx': ['ui/Band.tsx', 'features/contact/Form.tsx'],
    'pages/about.tsx': ['ui/Band.tsx', 'features/contact/Form.tsx'],
    'pages/profile/dreams/index.tsx': ['features/dreams/Card.tsx'],
    'pages/profile/dreams/dream.tsx': ['features/dreams/Card.tsx'],
  });
  expect(names.get('features/auth/AuthPage.tsx')).toBe('auth');
  expect(names.get('ui/Band.tsx')).toBe('site');
  expect(names.get('features/contact/Form.tsx')).toBe('contact');
  expect(names.get('features/dreams/Card.tsx')).toBe('dreams');
});

it('what the front pages share with others is in the shell, and forms are not', () => {
  const names = plan({
    'pages/landing.tsx': ['ui/Picture.tsx'],
    'pages/about.tsx': ['ui/Picture.tsx', 'ui/form/Form.tsx'],
    'pages/products/payment.tsx': ['ui/form/Form.tsx'],
  });
  expect(names.get('ui/Picture.tsx')).toBe('shell');
  expect(names.get('ui/form/Form.tsx')).toBe('forms');
});

it('the Apollo client is in no file that log-in loads, whatever log-in shares with payments', () => {
  const names = plan({
    'pages/auth/login.tsx': ['lib/tabMemory.ts'],
    'pages/products/payment.tsx': ['data/account/client.ts', 'lib/tabMemory.ts'],
    'pages/profile/index.tsx': ['data/account/client.ts', 'data/account/preload.ts'],
    'pages/profile/general.tsx': ['data/account/preload.ts'],
    'data/account/client.ts': ['node_modules/@apollo/client/index.js'],
  });
  expect(names.get('data/account/client.ts')).toBe('client');
  expect(names.get('node_modules/@apollo/client/index.js')).toBe('client');
  expect(names.get('data/account/preload.ts')).toBe('account');
  expect(names.get('lib/tabMemory.ts')).toBe('forms');
});

it('what every page loads behind its start is in no file of the account', () => {
  const names = plan({
    'main.tsx': ['router/routes.tsx', 'later:layouts/ErrorPage.tsx'],
    'layouts/ErrorPage.tsx': ['ui/usePolling.ts'],
    'pages/profile/dreams/index.tsx': ['ui/usePolling.ts'],
    'pages/profile/dreams/dream.tsx': ['ui/usePolling.ts'],
  });
  expect(names.get('ui/usePolling.ts')).toBe('shell');
});

it('a file loads only files above it', () => {
  const names = plan({
    'pages/team.tsx': ['ui/Search.tsx'],
    'pages/about.tsx': ['ui/Search.tsx', 'ui/form/Form.tsx'],
    'pages/products/payment.tsx': ['ui/form/Form.tsx'],
    'ui/Search.tsx': ['ui/form/Form.tsx'],
  });
  expect(names.get('ui/form/Form.tsx')).toBe('forms');
  expect(names.get('ui/Search.tsx')).toBe('forms');
});
