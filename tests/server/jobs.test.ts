import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { remoteProviders } from '../../server/commerce/payments/providers.ts';
import { jobs } from '../../server/jobs.ts';
import type { Job } from '../../server/kernel/job.ts';

/** The source files that define or handle jobs, with the number of jobs in each. */
async function definitions(): Promise<{ file: string; count: number }[]> {
  const found = [];
  for await (const file of glob('server/**/*.ts')) {
    if (file.endsWith('kernel/job.ts')) continue;
    const count = (await readFile(file, 'utf8')).match(/\b(?:defineJob|handleJob)\(/g)?.length ?? 0;
    if (count > 0) found.push({ file, count });
  }
  return found;
}

const isJob = (value: unknown): value is Job =>
  typeof value === 'object' && value !== null && 'perform' in value && 'kind' in value;

it('every job defined in the server is in the list of jobs', async () => {
  const found = await definitions();
  expect(found.length).toBeGreaterThan(15);
  const defined = new Set<Job>(remoteProviders.flatMap(({ remote }) => remote.jobs));
  for (const { file, count } of found) {
    const exported: unknown[] = Object.values(await import(/* @vite-ignore */ `../../${file}`)).flat();
    const own = exported.filter(isJob);
    expect(own.length, `exported jobs of ${file}`).toBeGreaterThanOrEqual(count);
    expect(
      own.filter((job) => !jobs.includes(job)),
      `the jobs of ${file} that server/jobs.ts lacks`,
    ).toEqual([]);
    for (const job of own) defined.add(job);
  }
  expect(new Set(jobs)).toEqual(defined);
});

it('no two jobs have the same kind', () => {
  const kinds = jobs.map(({ kind }) => kind);
  expect(kinds.filter((kind, index) => kinds.indexOf(kind) !== index)).toEqual([]);
});

it('rows queued under a kind from an earlier version still run', () => {
  // Removing a kind from this list requires a migration of the rows queued under it.
  const kinds =
    'account.delete activation.expire emailChange.send event.work loginLink.send mail order.expire orderLink.send ' +
    'passwordReset.send present.expire promo.release purchase.expire registration.send sandbox.deliver ' +
    'signIn.heldBack signIn.wrongPassword stripe.cancel stripe.details stripe.detach stripe.refund ' +
    'subscription.charge subscription.due topUp.expire';
  expect(jobs.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds.split(' ')));
});

it('mails and provider calls run in the external lane, so they hold up nothing else', () => {
  const external = jobs.filter(({ lane }) => lane === 'external').map(({ kind }) => kind);
  const calling = 'mail stripe.cancel stripe.details stripe.detach stripe.refund subscription.charge';
  expect(external).toEqual(expect.arrayContaining(calling.split(' ')));
  expect(external).not.toContain('order.expire');
});
