/** Lets the browser paint and respond before work continues: on a phone, even the first part takes noticeably long. */
export const nextTask = (): Promise<void> =>
  // Safari doesn't have it, and older browsers have a `scheduler` without `yield`.
  'scheduler' in window && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => void setTimeout(resolve));
