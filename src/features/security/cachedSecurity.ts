import type { ApolloCache } from '@apollo/client';
import { setFields } from '@/data/account/cache';
import type { SecurityQuery } from '@/data/generated/security';

/** Changes what the cache knows of the signed-in person. */
export const updateMe = (cache: ApolloCache, fields: Partial<NonNullable<SecurityQuery['me']>>): void =>
  setFields(cache, 'Me', fields);

/** Changes what the cache knows of the second factor. */
export const updateTwoFactor = (cache: ApolloCache, fields: Partial<SecurityQuery['twoFactor']>): void =>
  setFields(cache, 'TwoFactor', fields);
