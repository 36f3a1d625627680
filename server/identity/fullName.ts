import type { User } from '../kernel/caller.ts';

/** First and last name, if known. */
export const fullNameOf = ({
  first_name: first,
  last_name: last,
}: Pick<User, 'first_name' | 'last_name'>): string | null => [first, last].filter(Boolean).join(' ') || null;
