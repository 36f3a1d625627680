import type { LocalizedText } from './defineMail.ts';

/**
 * Anyone can register with another person's address, so the typed name is only used when it is one: no digits, dots or
 * slashes that could make it a message or a link.
 */
export const sayable = (name: string | null): string | undefined =>
  name !== null && /^[\p{L}\p{M}' \u2019-]{1,40}$/u.test(name) ? name : undefined;

export const greeting = (t: LocalizedText, given: string | null): string => {
  const name = sayable(given);
  return name === undefined ? t('greeting') : t('greetingNamed', { name });
};
