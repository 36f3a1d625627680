/** `guest` for accounts that took over a guest's purchases, `new` for empty ones. */
export type Welcome = 'new' | 'guest';

let pending: Welcome | undefined;

/** Makes the profile greet a new account the next time it opens. */
export function scheduleWelcome(welcome: Welcome): void {
  pending = welcome;
}

/** Returns the pending greeting, once. */
export function consumeWelcome(): Welcome | undefined {
  const due = pending;
  pending = undefined;
  return due;
}
