import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fallbackLang } from '../../src/shared/languages.ts';
import type { Services } from '../kernel/services.ts';
import { pictureIdOf, sharedPicture } from '../commerce/library/sharedPicture.ts';
import type { PageExists } from './pageExists.ts';

/** How many pictures are kept in memory, about 30 kB each; the least recently used go first. */
const maxKept = 300;

const program = fileURLToPath(new URL('../rendering/socialPicture.ts', import.meta.url));

/** Draws in a process of its own: this one reads no SVG. */
async function draw(pagePath: string): Promise<Buffer> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, pagePath], {
    encoding: 'buffer',
    maxBuffer: 4_000_000,
    timeout: 20_000,
  });
  return stdout;
}

/**
 * The pictures of products and studies, which the build doesn't know: those of the catalog, or drawings of those that
 * have none. Made when they are first asked for, one at a time. Returns undefined if there is no such page, or its
 * picture can't be made.
 */
export function socialPictures(pageExists: PageExists, services: Pick<Services, 'db' | 'config' | 'log'>) {
  const kept = new Map<string, Promise<Buffer | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  const makeNext = (key: string, make: () => Promise<Buffer>): Promise<Buffer | undefined> => {
    const made = last.then(make).catch((error: unknown) => {
      services.log.warn({ err: error, path: key }, 'The picture of a page could not be made');
      kept.delete(key);
      return undefined;
    });
    last = made;
    return made;
  };

  return async (name: string): Promise<Buffer | undefined> => {
    const [, folder, slug] = /^(products|researches)-(.+)$/.exec(name) ?? [];
    if ((folder !== 'products' && folder !== 'researches') || slug === undefined) return undefined;
    const pagePath = `/${folder}/${slug}`;
    if ((await pageExists(`/${fallbackLang}${pagePath}`)) !== true) return undefined;
    const id = await pictureIdOf(services, folder, slug);
    const key = `${pagePath} ${id ?? ''}`;
    const picture =
      kept.get(key) ?? makeNext(key, () => (id === undefined ? draw(pagePath) : sharedPicture(services, id)));
    kept.delete(key);
    kept.set(key, picture);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return picture;
  };
}
