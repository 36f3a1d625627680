import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fallbackLang } from '../../src/shared/languages.ts';
import type { Log } from '../kernel/services.ts';
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
 * The pictures of products and studies, which the build doesn't know; drawn when they are first asked for, one at a
 * time. Returns undefined if there is no such page, or its picture can't be drawn.
 */
export function socialPictures(pageExists: PageExists, log: Pick<Log, 'warn'>) {
  const kept = new Map<string, Promise<Buffer | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  const drawNext = (pagePath: string): Promise<Buffer | undefined> => {
    const drawn = last
      .then(() => draw(pagePath))
      .catch((error: unknown) => {
        log.warn({ err: error, path: pagePath }, 'The picture of a page could not be drawn');
        kept.delete(pagePath);
        return undefined;
      });
    last = drawn;
    return drawn;
  };

  return async (name: string): Promise<Buffer | undefined> => {
    const [, folder, slug] = /^(products|researches)-(.+)$/.exec(name) ?? [];
    if (folder === undefined || slug === undefined) return undefined;
    const pagePath = `/${folder}/${slug}`;
    if ((await pageExists(`/${fallbackLang}${pagePath}`)) !== true) return undefined;
    const picture = kept.get(pagePath) ?? drawNext(pagePath);
    kept.delete(pagePath);
    kept.set(pagePath, picture);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return picture;
  };
}
