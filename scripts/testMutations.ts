/**
 * `npm run test:mutations -- --seed N --count M`: draws single changes of the product's code by lot, and says which of
 * them the unit and server tests find. Files on disk stay as they are.
 */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { Change } from './mutations/changes.ts';
import { allChanges, isCritical, shuffle } from './mutations/draw.ts';
import { readRelations } from './mutations/related.ts';
import { startTests } from './mutations/run.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    count: { type: 'string', default: '25' },
    /** The first drawn change to run, to continue an interrupted run. */
    from: { type: 'string', default: '1' },
    /** The longest time that the tests of one change may take. */
    seconds: { type: 'string', default: '90' },
    /** How many test files, the nearest ones, may run for one change: on a busy machine a better limit than time. */
    files: { type: 'string', default: '40' },
    /** `file:line`: runs every change there instead of drawing. */
    only: { type: 'string', multiple: true },
    /** Prints the changes without running tests. */
    list: { type: 'boolean', default: false },
  },
});
const { only } = values;
const whole = v.pipe(v.string(), v.digits('not a whole number'), v.toNumber());
const { seed, count, from, seconds, files } = v.parse(
  v.object({ seed: whole, count: whole, from: whole, seconds: whole, files: whole }),
  values,
);

const all = await allChanges();
const chosen = only
  ? all.filter(({ file, line }) => only.some((each) => each === `${file}:${line}`))
  : shuffle(all, seed).slice(from - 1, count);
console.log(
  only
    ? `${chosen.length} changes at ${only.join(', ')}`
    : `seed ${seed}: changes ${from} to ${count} of ${all.length}`,
);

const describe = ({ file, line, label }: Change) => `${file}:${line}  ${label}`;

if (values.list) {
  chosen.forEach((change, index) => console.log(`${index + from}. ${describe(change)}`));
} else {
  await runChanges();
}

async function runChanges(): Promise<void> {
  const [testsOf, tests] = await Promise.all([readRelations(), startTests()]);
  const results: { change: Change; foundBy: string | undefined }[] = [];
  for (const [index, change] of chosen.entries()) {
    const begun = performance.now();
    const { foundBy, isTimeUp } = await tests.runWith(change, testsOf(change.file).slice(0, files), seconds);
    results.push({ change, foundBy });
    const outcome = foundBy ? `found by ${foundBy}` : isTimeUp ? 'lived: time is up' : 'lived';
    const time = `${((performance.now() - begun) / 1000).toFixed(0)} s`;
    console.log(`${foundBy ? '✓' : '✗'} ${index + from}. ${describe(change)}  ${outcome}, ${time}`);
  }
  // A test that fails without a change finds nothing.
  const unreliable = await tests.failing(results.flatMap(({ foundBy }) => foundBy ?? []));
  for (const file of unreliable) console.log(`${file} also fails without a change: what it found lived`);
  await tests.close();

  const isFound = ({ foundBy }: (typeof results)[number]) =>
    foundBy !== undefined && !unreliable.has(foundBy);
  /** Prints and returns the share that was found. */
  const share = (title: string, some: typeof results) => {
    const found = some.filter(isFound).length;
    const part = some.length === 0 ? 1 : found / some.length;
    console.log(`${title}: ${found} of ${some.length} found (${Math.floor(100 * part)} %)`);
    return part;
  };
  console.log('');
  const critical = share(
    'money, rights and locks',
    results.filter(({ change }) => isCritical(change)),
  );
  const all = share('all', results);
  const found = results.filter(isFound).length;
  console.log(`${found} found, ${results.length - found} lived`);
  process.exitCode = critical === 1 && all >= 0.9 ? 0 : 1;
}
