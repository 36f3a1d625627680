/** Runs so many pieces of work at once, and lets the others wait in the order they came. */
export function atMost(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    // Whoever ends hands the place on.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
