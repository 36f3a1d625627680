import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../.github/workflows');
const workflows = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));

it('every action is pinned to a commit hash, with its version in a comment', () => {
  const uses = workflows.flatMap((text) => text.match(/\buses:.*$/gm) ?? []);
  expect(uses.length).toBeGreaterThan(0);
  for (const line of uses) expect(line).toMatch(/^uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('every workflow has minimal permissions, timeouts, and persists no credentials', () => {
  for (const text of workflows) {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(text).toMatch(/^concurrency:$/m);
    const jobs = text.match(/^ {4}runs-on:/gm) ?? [];
    expect(text.match(/^ {4}timeout-minutes: \d+$/gm)).toHaveLength(jobs.length);
    const checkouts = text.match(/actions\/checkout@/g) ?? [];
    expect(text.match(/^ {10}persist-credentials: false$/gm)).toHaveLength(checkouts.length);
  }
});
