/** Draws changes by lot: every possible change of the product's code is equally likely. */
import { createHash } from 'node:crypto';
import { sourcesIn } from '../sourceTexts.ts';
import { changesIn, type Change } from './changes.ts';

/**
 * Generated code, migrations, which are never edited, coordinates of drawings, which no test can judge, and made-up
 * records of the demo.
 */
const excluded = [
  /\.d\.ts$/,
  /\/generated\//,
  /^server\/database\/migrations\//,
  /\/(?:emblems|drawings)\/|Drawing\.tsx$/,
  /^server\/demo\/(?:demoOrders|dreams|exchangeRates|ratings|views)\.ts$/,
];

/** Where a fault costs money or gives someone else's rights away. */
const critical = /^server\/(?:commerce|identity|accounts)\/|^src\/(?:commerce\/|shared\/money)/;

/** Not `block` or `clock`. */
const lock = /(?<![bc])lock/i;

export const isCritical = ({ file, before }: Change): boolean =>
  critical.test(file) || lock.test(file) || lock.test(before);

export async function allChanges(): Promise<Change[]> {
  const sources = [...(await sourcesIn('src/**/*.{ts,tsx}')), ...(await sourcesIn('server/**/*.ts'))];
  return sources
    .filter(({ file }) => !excluded.some((pattern) => pattern.test(file)))
    .flatMap(({ file, source }) => changesIn(file, source));
}

/**
 * Orders changes by a hash of the seed and the change. Unlike a draw by position, it stays nearly the same when other
 * code changes.
 */
export function shuffle(changes: readonly Change[], seed: number): Change[] {
  const times = new Map<string, number>();
  const keyed = changes.map((change) => {
    const name = [change.file, change.before, change.after].join('\0');
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    return { change, key: createHash('sha256').update(`${seed}\0${name}\0${time}`).digest('hex') };
  });
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ change }) => change);
}
