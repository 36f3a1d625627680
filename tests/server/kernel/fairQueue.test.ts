import { expect, it } from 'vitest';
import { fairQueue } from '../../../server/kernel/fairQueue.ts';

/** A queue with one slot, which is taken until `open` is called; tasks note their names when they run. */
function closedQueue(maxWaiting: number) {
  const queue = fairQueue(1, maxWaiting);
  const ran: string[] = [];
  const refused: string[] = [];
  let open = (): void => undefined;
  const first = queue(
    ['first'],
    () =>
      new Promise<void>((resolve) => {
        open = resolve;
      }),
  );
  const all: Promise<unknown>[] = [first];
  const add = (name: string, ...keys: string[]): void => {
    const task = queue(keys, async () => void ran.push(name)).catch(() => void refused.push(name));
    all.push(task);
  };
  const finish = async () => {
    open();
    await Promise.all(all);
    return { ran, refused };
  };
  return { add, finish };
}

it('lets networks take turns, and accounts within a network', async () => {
  const { add, finish } = closedQueue(100);
  for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, 'network', 'a');
  add('b1', 'network', 'b');
  add('c1', 'elsewhere', 'c');
  add('c2', 'elsewhere', 'c');
  expect((await finish()).ran).toEqual(['a1', 'c1', 'b1', 'c2', 'a2', 'a3', 'a4']);
});

it('refuses the newest task of the lane with the most waiting, if too many wait', async () => {
  const { add, finish } = closedQueue(4);
  for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, 'network', 'a');
  add('b1', 'network', 'b');
  add('c1', 'elsewhere', 'c');
  add('a5', 'network', 'a');
  const { ran, refused } = await finish();
  expect(refused).toEqual(['a4', 'a3', 'a5']);
  expect(ran).toEqual(['a1', 'c1', 'b1', 'a2']);
});

it('goes on after a task that fails, and starts at once when it is empty', async () => {
  const queue = fairQueue(1, 0);
  const fail = async () => Promise.reject(new Error('This one fails.'));
  await expect(queue(['one'], fail)).rejects.toThrow('This one fails.');
  await expect(queue(['one'], async () => Promise.resolve('done'))).resolves.toBe('done');
});
