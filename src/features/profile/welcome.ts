/** `guest` brought purchases along, `new` starts empty. */
export type Welcome = 'new' | 'guest';

let pending: Welcome | undefined;

/** Has the profile greet somebody who just made an account, the next time it opens. */
export function welcomeOnProfile(welcome: Welcome): void {
  pending = welcome;
}

/** The greeting that is due, once. */
export function takeWelcome(): Welcome | undefined {
  const due = pending;
  pending = undefined;
  return due;
}
