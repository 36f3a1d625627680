/** How long the renderer takes for a page of each kind, with the answers to its requests. */
import path from 'node:path';
import { openServices } from '../../server/admin/openServices.ts';
import { buildApp } from '../../server/app.ts';
import { registerDocuments } from '../../server/graphql/documentTable.ts';
import { answersOf } from '../../server/rendering/answersOf.ts';
import { Renderer } from '../../server/rendering/renderer.ts';
import type { Lang } from '../../src/shared/languages.ts';
import { root } from '../../scripts/run.ts';
import type { BenchDatabase } from '../support/database.ts';
import { quantileOf } from '../support/quantile.ts';
import { everyPath, renderedFor } from './addresses.ts';

const languages: readonly Lang[] = ['en', 'de', 'ar', 'zh'];
const rounds = { warmUp: 2, measured: 4 };
/** Milliseconds. */
const target = { median: 15, p99: 60 };

const line = (name: string, times: readonly number[]) =>
  `${name.padEnd(8)} ${String(times.length).padStart(5)} renders   median ${quantileOf(times, 0.5).toFixed(1).padStart(5)} ms   p99 ${quantileOf(times, 0.99).toFixed(1).padStart(5)} ms   longest ${Math.max(...times).toFixed(1)} ms`;

/** Measures and prints; false if a target is missed. */
export async function renderTimes({ env }: BenchDatabase): Promise<boolean> {
  const { services, close } = await openServices({ ...env, DIST_DIR: path.join(root, 'none') })();
  await registerDocuments(services.db, services.clock());
  const app = await buildApp(services);
  const renderer = new Renderer({
    distDir: path.join(root, 'dist'),
    answer: answersOf(app),
    log: services.log,
  });
  try {
    await renderer.ready;
    const times = new Map<string, number[]>();
    // Other work on the machine makes any rendering slow, but not each time.
    const quickest = new Map<string, number>();
    const failed = new Set<string>();
    for (let round = -rounds.warmUp; round < rounds.measured; round += 1)
      for (const address of languages.flatMap((lang) => renderedFor(everyPath(lang), lang))) {
        const begun = performance.now();
        try {
          await renderer.render(address);
        } catch {
          failed.add(`${address.path} (${address.paint})`);
          continue;
        }
        if (round < 0) continue;
        const known = times.get(address.paint) ?? [];
        const took = performance.now() - begun;
        known.push(took);
        times.set(address.paint, known);
        const name = `${address.path} (${address.paint})`;
        quickest.set(name, Math.min(took, quickest.get(name) ?? Infinity));
      }
    const all = [...times.values()].flat();
    console.log(`Rendering every page in ${languages.join(', ')}, one after the other`);
    for (const [paint, each] of times) console.log(line(paint, each));
    console.log(line('all', all));
    const slowest = [...quickest].sort(([, a], [, b]) => b - a).slice(0, 3);
    console.log(
      `slowest, at their best: ${slowest.map(([name, took]) => `${name} ${took.toFixed(1)} ms`).join(', ')}`,
    );
    if (failed.size > 0) console.log(`not rendered: ${[...failed].join(', ')}`);
    console.log(`at most ${target.median} and ${target.p99} ms`);
    return failed.size === 0 && quantileOf(all, 0.5) <= target.median && quantileOf(all, 0.99) <= target.p99;
  } finally {
    await renderer.close();
    await app.close();
    await close();
  }
}
