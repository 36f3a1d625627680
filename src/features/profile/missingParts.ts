import type { ProfileQuery } from '@/data/generated/account';

type Me = NonNullable<ProfileQuery['me']>;
type Known = Pick<
  Me,
  'firstName' | 'lastName' | 'userName' | 'birthDate' | 'phone' | 'avatar' | 'Country' | 'City'
>;

/** What a profile is made of, in the order of its form. */
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

/** How many parts a profile has. */
export const partCount = names.length;

/** What is not filled in yet. */
export const missingParts = (me: Known): ProfilePart[] => names.filter((name) => !parts[name](me));
