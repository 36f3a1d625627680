import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { adminOf } from '../support/adminSupport.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { run, json } = adminOf(services);

const addJobs = (kind: string, days: readonly string[]) =>
  services.db
    .insertInto('jobs')
    .values(
      days.map((day) => ({
        id: randomUUID(),
        kind,
        payload: '{}',
        run_at: new Date(`2026-10-${day}T00:00:00Z`),
        dead: true,
        attempts: 5,
      })),
    )
    .execute();

it('the pages of a list show each row once, also rows of the same time, and say when there are more', async () => {
  await addJobs('paged', ['01', '02', '02', '02', '02', '02', '03']);
  const seen: unknown[] = [];
  for (const page of ['1', '2', '3', '4'])
    seen.push(await json('jobs', 'list', '--kind', 'paged', '--limit', '2', '--page', page));
  expect(seen.map((rows) => (Array.isArray(rows) ? rows.length : 0))).toEqual([2, 2, 2, 1]);
  const all = await json('jobs', 'list', '--kind', 'paged');
  expect(seen.flat()).toEqual(all);
  const { out } = await run('jobs', 'list', '--kind', 'paged', '--limit', '2', '--page', '3');
  expect(out.split('\n').at(-1)).toBe('There are more: --page 4');
  expect((await run('jobs', 'list', '--kind', 'paged', '--limit', '7')).out).not.toContain('There are more');
});

it('a list shows what is of the period', async () => {
  await addJobs('dated', ['05', '06', '07', '08']);
  const days = async (...words: string[]) =>
    (await run('jobs', 'list', '--kind', 'dated', ...words)).out.match(/2026-10-\d\d/g);
  expect(await days('--from', '2026-10-06')).toEqual(['2026-10-06', '2026-10-07', '2026-10-08']);
  expect(await days('--until', '2026-10-06')).toEqual(['2026-10-05', '2026-10-06']);
  expect(await days('--from', '2026-10-06', '--until', '2026-10-06T23:59Z')).toEqual(['2026-10-06']);
  expect(await run('jobs', 'list', '--from', '2026-10-07', '--until', '2026-10-06')).toMatchObject({
    code: 1,
    err: '--from must be before --until.',
  });
});

it('every paged list can be read by period and page', async () => {
  for (const list of [
    'customers list',
    'disputes list --all',
    'events list',
    'jobs list --all',
    'ratings list',
    'refunds list --all',
    'refunds requests --all',
    'suspense list --all',
  ]) {
    const words = [...list.split(' '), '--from', '2020-01-01', '--until', '2020-01-02', '--page', '2'];
    expect(await run(...words)).toEqual({ code: 0, out: '', err: '' });
  }
});
