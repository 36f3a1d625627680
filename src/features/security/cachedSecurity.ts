import type { ApolloCache } from '@apollo/client';
import { setFields } from '@/data/account/cache';
import type { SecurityQuery } from '@/data/generated/security';

/** Updates the signed-in user in the cache. */
export const updateMe = (cache: ApolloCache, fields: Partial<NonNullable<SecurityQuery['me']>>): void =>
  setFields(cache, 'Me', fields);

/** Updates the second factor in the cache. */
export const updateTwoFactor = (cache: ApolloCache, fields: Partial<SecurityQuery['twoFactor']>): void =>
  setFields(cache, 'TwoFactor', fields);
