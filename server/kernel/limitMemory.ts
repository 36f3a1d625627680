/** What tasks may take together. */
interface MemoryLimit {
  readonly bytes: number;
  readonly tasks: number;
}

/**
 * Runs tasks as long as the memory that they announce fits; others wait in order of arrival. A task that is larger than
 * everything runs alone.
 */
export function limitMemory({
  bytes,
  tasks,
}: MemoryLimit): <Result>(size: number, work: () => Promise<Result>) => Promise<Result> {
  const waiting: { size: number; start: () => void }[] = [];
  let used = 0;
  let running = 0;

  const startNext = (): void => {
    const [first] = waiting;
    if (!first || running >= tasks || (running > 0 && used + first.size > bytes)) return;
    waiting.shift();
    used += first.size;
    running += 1;
    first.start();
    startNext();
  };

  return async (size, work) => {
    await new Promise<void>((start) => {
      waiting.push({ size, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      used -= size;
      running -= 1;
      startNext();
    }
  };
}
