/**
 * `npm run bench:web`: measures with Lighthouse how fast every kind of page loads, compared with a baseline that no page can
 * beat by much, and how fast a preloaded page opens. `--rounds N` (3), `--pages "landing en,gfs en"`, `--check` for an
 * exit code.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import * as v from 'valibot';
import { demoUser } from '../../server/demo/seedDemoUser.ts';
import { paths } from '../../src/shared/paths.ts';
import { freePort } from '../support/serverCopy.ts';
import { baselineSize, writeBaselines } from './htmlBaseline.ts';
import { measuredPages, type MeasuredPage } from './pages.ts';
import { followPreparedLink } from './preparedLink.ts';
import { addressesOf, rowsOf, visitAll } from './rounds.ts';
import { tableOf } from './table.ts';
import { misses, targets } from './targets.ts';
import { medianOf } from '../support/median.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { root } from '../../scripts/run.ts';
import { startTestServer } from '../../scripts/testServer.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    pages: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});

function chosenPages(names: string | undefined): readonly MeasuredPage[] {
  const chosen = names?.split(',').map((name) => {
    const page = measuredPages.find((one) => one.name === name.trim());
    if (!page)
      throw new Error(`No page "${name}". There is: ${measuredPages.map(({ name }) => name).join(', ')}`);
    return page;
  });
  return chosen ?? measuredPages;
}

/** A session of the demo's account. */
async function logIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: demoUser.login, password: demoUser.password }),
  });
  return v.parse(v.object({ data: v.object({ token: v.string() }) }), await response.json()).data.token;
}

const pages = chosenPages(values.pages);
const langs = new Set(pages.map(({ lang }) => lang));
const executablePath = await findChromium();
const missed: string[] = [];
/** Cleanup functions, last one first. */
const ends: (() => Promise<unknown>)[] = [];
try {
  // A copy: the baselines are written into it, and a new build meanwhile changes nothing.
  const distDir = await mkdtemp(path.join(tmpdir(), 'bench-web-'));
  ends.unshift(() => rm(distDir, { recursive: true, force: true }));
  await cp(path.join(root, 'dist'), distDir, { recursive: true });
  const server = await startTestServer({ port: await freePort(), env: { DIST_DIR: distDir } });
  ends.unshift(server.stop);
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  ends.unshift(() => browser.close());
  await writeBaselines(browser, server.origin, distDir, langs);
  for (const lang of langs)
    console.error(`baseline ${lang}: ${((await baselineSize(distDir, lang)) / 1000).toFixed(1)} kB`);
  for (const href of [paths.services.href('en'), paths.project.href('en', 'science')]) {
    const { paint, all, requests } = await followPreparedLink(browser, server.origin, href);
    console.log(
      `A prepared link to ${href}: painted ${paint.toFixed(0)} ms after the click ` +
        `(${all.map((one) => one.toFixed(0)).join(', ')}), ${requests.length} requests ${requests.join(' ')}`,
    );
    if (paint > targets.preparedLink)
      missed.push(`${href}: ${paint.toFixed(0)} ms after the click, not ${targets.preparedLink}`);
    if (requests.length > 0) missed.push(`${href}: asks for ${requests.join(', ')} when it is opened`);
  }
  await browser.close();

  const visits = await visitAll(
    executablePath,
    addressesOf(server.origin, pages, await logIn(server.origin)),
    Number(values.rounds),
  );
  const rows = rowsOf(visits, pages);
  const machine = [...visits.values()].flat().map(({ machine }) => machine);
  console.log(`\n${tableOf(rows)}\n`);
  console.log(
    `The machine: ${availableParallelism()} cores, benchmark index ${medianOf(machine).toFixed(0)} ` +
      `(${Math.min(...machine).toFixed(0)} to ${Math.max(...machine).toFixed(0)})\n`,
  );
  for (const { name, throttling, page, baseline } of rows) {
    if (!baseline) continue;
    missed.push(...misses(page, baseline, throttling).map((miss) => `${name}, ${throttling}: ${miss}`));
  }
} finally {
  for (const end of ends) await end();
}
console.log(
  missed.length === 0 ? 'Every target is met.' : `Missed:\n${missed.map((miss) => `  ${miss}`).join('\n')}`,
);
process.exitCode = values.check && missed.length > 0 ? 1 : 0;
