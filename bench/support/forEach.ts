const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs work for each item with limited concurrency; returns the error messages. */
export async function forEach<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<string[]> {
  const left = items.values();
  const problems: string[] = [];
  const worker = async (): Promise<void> => {
    for (const item of left) await work(item).catch((error: unknown) => problems.push(messageOf(error)));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return problems;
}
