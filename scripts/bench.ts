/** Measures what the product promises: `npm run bench -- storm`. */
import { storm } from './bench/storm.ts';

const benches: Readonly<Record<string, () => Promise<boolean>>> = { storm };

const name = process.argv[2] ?? 'storm';
const bench = benches[name];
if (!bench) {
  console.error(`There is no bench "${name}". There is: ${Object.keys(benches).join(', ')}`);
  process.exit(2);
}
process.exit((await bench()) ? 0 : 1);
