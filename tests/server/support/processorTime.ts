const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The processor time of some work in microseconds, which other load on the machine affects little. */
export async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * The relative difference in cost between two kinds of work: 0 if equal, 0.1 if one costs a tenth more. Compares the
 * medians of `tries` alternating runs of each. A busy machine may spoil some of the five attempts but not all of them,
 * whereas a real difference shows in each.
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
