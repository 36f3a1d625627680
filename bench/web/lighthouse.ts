/** Lighthouse, which is 150 MB with its dependencies: the first run installs it into `.cache`. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { root, start } from '../../scripts/run.ts';

const version = '13.5.0';
const folder = path.join(root, '.cache/lighthouse', version);
const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');

const score = v.nullable(v.number());

const report = v.object({
  environment: v.object({ benchmarkIndex: v.number() }),
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(
    v.string(),
    v.object({ score, auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })) }),
  ),
  audits: v.record(v.string(), v.object({ score, details: v.optional(v.unknown()) })),
});

/** The part of Lighthouse's report that is read; scores from 0 to 1, or null if an audit has none. */
export type Report = v.InferOutput<typeof report>;

const library = v.object({ default: v.function() });

async function install(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const child = start('npm', ['install', '--prefix', '.', '--no-save', `lighthouse@${version}`], {
    cwd: folder,
    // Its output isn't the measurement's.
    stdio: ['ignore', 2, 2],
  });
  const code = await new Promise((resolve) => child.on('exit', resolve).on('error', () => resolve(1)));
  if (code !== 0) throw new Error(`lighthouse@${version} could not be installed into ${folder}`);
}

/**
 * Visits a page with Lighthouse.
 *
 * @param settings - Its flags, with the port of the browser's debugger
 * @returns The report, parsed, and as it came
 * @throws Error if Lighthouse couldn't be installed or gave no report
 */
export async function audit(
  url: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<{ report: Report; whole: unknown }> {
  if (!existsSync(entry)) await install();
  const { default: lighthouse } = v.parse(library, await import(pathToFileURL(entry).href));
  const { lhr: whole } = v.parse(v.object({ lhr: v.unknown() }), await lighthouse(url, settings));
  return { report: v.parse(report, whole), whole };
}
