import { newPassword } from '@/shared/validation';
import { safeParse } from 'valibot';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** How many kinds of characters a text mixes: lowercase, uppercase, digits, anything else. */
const kinds = (text: string): number =>
  [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) => kind.test(text)).length;

/**
 * A rough estimate of how hard a new password is to guess, shown while it is typed. Length counts most. The server
 * decides, and has a list of common passwords.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (!safeParse(newPassword, password).success) return 'short';
  const different = new Set(password.toLowerCase()).size;
  if (different < 5) return 'weak';
  if (password.length >= 16 && different >= 8) return 'strong';
  if (password.length >= 12 && kinds(password) >= 2 && different >= 8) return 'strong';
  if (password.length >= 12 || kinds(password) >= 3) return 'fair';
  return 'weak';
}
