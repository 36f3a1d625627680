import type { ProfileQuery } from '@/data/generated/account';

type Me = NonNullable<ProfileQuery['me']>;
type Known = Pick<
  Me,
  'firstName' | 'lastName' | 'userName' | 'birthDate' | 'phone' | 'avatar' | 'Country' | 'City'
>;

/** The parts of a profile, in form order. */
const parts = {
  avatar: ({ avatar }: Known) => avatar,
  names: ({ firstName, lastName }: Known) => firstName && lastName,
  userName: ({ userName }: Known) => userName,
  birthDate: ({ birthDate }: Known) => birthDate,
  phone: ({ phone }: Known) => phone,
  country: ({ Country }: Known) => Country,
  city: ({ City }: Known) => City,
} as const;

export type ProfilePart = keyof typeof parts;

const names: readonly ProfilePart[] = [
  'avatar',
  'names',
  'userName',
  'birthDate',
  'phone',
  'country',
  'city',
];

/** Number of parts in a profile. */
export const partCount = names.length;

/** The parts not filled in yet. */
export const missingParts = (me: Known): ProfilePart[] => names.filter((name) => !parts[name](me));
