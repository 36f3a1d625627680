import type { Resolvers } from '../generated/resolverTypes.ts';

/** The security of an account: passwords, second factor, sessions, changes of address, export and deletion. */
export const security: Resolvers = {};
