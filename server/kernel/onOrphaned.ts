/** How often to look whether the parent process is still there, in milliseconds. */
const checkMs = 500;

/** Calls `stop` when the parent process is gone: npm ends at a signal without passing it on to the shell's child. */
export function onOrphaned(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), checkMs).unref();
}
