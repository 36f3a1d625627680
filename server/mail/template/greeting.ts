import type { LocalizedText } from './defineMail.ts';

/**
 * Anyone can register with another person's address, so the typed name is only used if it looks like one: no digits,
 * dots or slashes that could turn it into a message or link.
 */
export const safeDisplayName = (name: string | null): string | undefined =>
  name !== null && /^[\p{L}\p{M}' \u2019-]{1,40}$/u.test(name) ? name : undefined;

export const greeting = (t: LocalizedText, given: string | null): string => {
  const name = safeDisplayName(given);
  return name === undefined ? t('greeting') : t('greetingNamed', { name });
};
