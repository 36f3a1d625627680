import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPage } from '@/router/page';
import { routes } from '@/router/routes';
import { paths, projectPattern } from '@/shared/paths';
import { isPrivatePath } from '@/shared/privatePaths';
import { projectIds } from '@/shared/projects';

const patterns = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern !== paths.project.pattern)
  .concat(projectIds.map(projectPattern));

const pageOf = (pattern: string) => findPage(routes, `/en/${pattern}`)?.handle;

it('every path has a page in the route table', () => {
  expect(patterns.filter((pattern) => pageOf(pattern) === undefined)).toEqual([]);
});

it('every page of the route table has its path in paths.ts', () => {
  const below = routes[0]?.children?.find(({ path }) => path === ':lang')?.children ?? [];
  const shown = below.filter(({ handle }) => handle !== undefined).map(({ path }) => path ?? '');
  expect(shown.sort()).toEqual(patterns.sort());
});

it('every page that requires an account is private: in no sitemap and not prerendered', () => {
  const open = patterns.filter((pattern) => {
    const { layout, middleware } = pageOf(pattern) ?? {};
    const isAccount = layout === 'id' || layout === 'login' || layout === 'payment';
    return (isAccount || middleware?.includes('auth-guard')) && !isPrivatePath(`/en/${pattern}`);
  });
  expect(open).toEqual([]);
});

it('every page of an account requires one, except dreams, and no other page does', () => {
  const open: ReadonlySet<string> = new Set([paths.dreams.pattern, paths.dream.pattern]);
  const guarded = patterns.filter((pattern) => pageOf(pattern)?.middleware?.includes('auth-guard'));
  const ofAccount = patterns.filter(
    (pattern) => /^(?:desk|profile)(?:\/|$)/.test(pattern) && !open.has(pattern),
  );
  expect(guarded).toEqual(ofAccount);
});

it('of all prerendered pages only the catalogs’ loaders read the query, as `firstPaintOf` assumes', () => {
  const folder = path.resolve(import.meta.dirname, '../../src/pages');
  const reading = globSync('**/*.tsx', { cwd: folder })
    .filter((file) => !/^(?:auth|desk|profile|library|products\/payment)/.test(file))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('searchParams'));
  expect(reading.sort()).toEqual(['products/index.tsx', 'projects/science.tsx']);
});
