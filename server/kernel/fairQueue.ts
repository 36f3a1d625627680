import { failure, type Failure } from './failure.ts';

/** A waiting task: `start` gives it a slot, `refuse` ends its wait. */
interface Waiting {
  readonly start: () => void;
  readonly refuse: (refusal: Failure) => void;
}

/** Tasks of one key in order of arrival, or the lanes of more detailed keys in order of their next turn. */
interface Lane {
  size: number;
  readonly tasks: Waiting[];
  readonly lanes: Map<string, Lane>;
}

const newLane = (): Lane => ({ size: 0, tasks: [], lanes: new Map() });

function add(lane: Lane, [key, ...rest]: readonly string[], task: Waiting): void {
  lane.size += 1;
  if (key === undefined) {
    lane.tasks.push(task);
    return;
  }
  const inner = lane.lanes.get(key) ?? newLane();
  lane.lanes.set(key, inner);
  add(inner, rest, task);
}

/** Takes the next task: each lane in turn, and each lane within it. */
function takeNext(lane: Lane): Waiting | undefined {
  if (lane.size === 0) return undefined;
  lane.size -= 1;
  const [next] = lane.lanes;
  if (!next) return lane.tasks.shift();
  const [key, inner] = next;
  const task = takeNext(inner);
  lane.lanes.delete(key);
  if (inner.size > 0) lane.lanes.set(key, inner);
  return task;
}

/** Takes the newest task of the longest lane. */
function takeFromLongest(lane: Lane): Waiting | undefined {
  if (lane.size === 0) return undefined;
  lane.size -= 1;
  let longest: [string, Lane] | undefined;
  for (const entry of lane.lanes) if (!longest || entry[1].size >= longest[1].size) longest = entry;
  if (!longest) return lane.tasks.pop();
  const [key, inner] = longest;
  const task = takeFromLongest(inner);
  if (inner.size === 0) lane.lanes.delete(key);
  return task;
}

/**
 * Runs at most `maxRunning` tasks at once. The others wait in lanes by their keys, from the widest key to the narrowest
 * (a network, then an account in it), and the lanes take turns, so a key with many tasks delays mostly itself. If more
 * than `maxWaiting` wait, the newest task of the longest lane is refused: the caller that fills the queue is refused first.
 * @throws Failure RATE_LIMITED for a task that is refused
 */
export function fairQueue(
  maxRunning: number,
  maxWaiting: number,
): <Result>(keys: readonly string[], work: () => Promise<Result>) => Promise<Result> {
  const root = newLane();
  let running = 0;
  const wait = (keys: readonly string[]): Promise<void> =>
    new Promise((start, refuse) => {
      add(root, keys, { start, refuse });
      if (root.size > maxWaiting)
        takeFromLongest(root)?.refuse(failure('RATE_LIMITED', 'Too busy.', { retryAfter: 5 }));
    });
  return async (keys, work) => {
    if (running < maxRunning) running += 1;
    // A finished task passes its slot to the next one.
    else await wait(keys);
    try {
      return await work();
    } finally {
      const next = takeNext(root);
      if (next) next.start();
      else running -= 1;
    }
  };
}
