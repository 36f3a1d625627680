/** `guest` brought purchases along, `new` starts empty. */
export type Welcome = 'new' | 'guest';

let pending: Welcome | undefined;

/** Has the profile greet a new account the next time it opens. */
export function scheduleWelcome(welcome: Welcome): void {
  pending = welcome;
}

/** The greeting that is due, once. */
export function consumeWelcome(): Welcome | undefined {
  const due = pending;
  pending = undefined;
  return due;
}
