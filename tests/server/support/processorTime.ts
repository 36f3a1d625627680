const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What some work costs, in microseconds of the processor: what else the machine does must not count. */
export async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * How far apart two kinds of work are: 0 where they cost the same, 0.1 where one costs a tenth more. Compares the
 * medians of `tries` of each, by turns. A busy machine may spoil some runs, but not five; a difference in the work
 * spoils every one.
 */
export async function distanceOf(
  tries: number,
  costs: readonly [() => Promise<number>, () => Promise<number>],
  isClose: (distance: number) => boolean,
): Promise<number> {
  const distances: number[] = [];
  for (let run = 0; run < 5 && !distances.some(isClose); run += 1) {
    const found: [number[], number[]] = [[], []];
    for (let round = 0; round < tries; round += 1) {
      for (const kind of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
        found[kind].push(await costs[kind]());
    }
    distances.push(Math.abs(median(found[0]) / median(found[1]) - 1));
  }
  return Math.min(...distances);
}
