import { planDeletion, undoDeletion } from '../../accounts/erasure/accountDeletion.ts';
import { exportAccount } from '../../accounts/export/exportAccount.ts';
import {
  revokeOtherSessions,
  revokeOwnSession,
  sessionsOf,
  signInsOf,
} from '../../accounts/devices/sessionList.ts';
import { describeUserAgent } from '../../accounts/devices/userAgent.ts';
import { signedIn } from '../../kernel/caller.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** Sessions, sign-in history, export and deletion of an account. */
export const sessions: Resolvers = {
  Query: {
    sessions: (_, _arguments, context) => sessionsOf(context.db, context.clock(), signedIn(context).id),
    signIns: (_, _arguments, context) => signInsOf(context.db, context.clock(), signedIn(context).id),
  },

  Mutation: {
    sessionRevoke: async (_, { id }, context) => {
      await revokeOwnSession(context.db, context.clock(), { userId: signedIn(context).id, sessionId: id });
      return true;
    },
    sessionsRevokeOthers: (_, _arguments, context) =>
      revokeOtherSessions(context.db, context.clock(), {
        userId: signedIn(context).id,
        keep: context.sessionId,
      }),
    accountExport: (_, { password }, context) => exportAccount(context, context, password),
    accountDelete: async (_, { password }, context) =>
      (await planDeletion(context, context, password)).toISOString(),
    accountDeleteUndo: async (_, _arguments, context) => {
      await undoDeletion(context, context);
      return true;
    },
  },

  Me: {
    deletionDate: (user) => user.deletion_date?.toISOString() ?? null,
  },

  Session: {
    current: ({ id }, _, { sessionId }) => id === sessionId,
    browser: (session) => describeUserAgent(session.user_agent).browser,
    os: (session) => describeUserAgent(session.user_agent).os,
    device: (session) => describeUserAgent(session.user_agent).device,
    createdAt: (session) => session.created_at.toISOString(),
    lastSeenAt: (session) => session.last_seen_at.toISOString(),
  },

  SignInRecord: {
    browser: (attempt) => describeUserAgent(attempt.user_agent).browser,
    os: (attempt) => describeUserAgent(attempt.user_agent).os,
    device: (attempt) => describeUserAgent(attempt.user_agent).device,
    createdAt: (attempt) => attempt.created_at.toISOString(),
  },
};
