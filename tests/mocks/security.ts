import { failure } from './failure';
import type { Caller } from './pricing';
import { inDays } from './subscriptionFacts';
import { memberWith } from './twoFactor';
import type { MockUser } from './world';

const hour = 3_600_000;
const ago = (hours: number): string => new Date(Date.now() - hours * hour).toISOString();

/** Where the mock user is signed in, this device first. */
const sessions = () => [
  {
    id: 'session-1',
    current: true,
    browser: 'Firefox',
    os: 'Windows',
    device: 'DESKTOP',
    createdAt: ago(50),
    lastSeenAt: ago(0),
  },
  {
    id: 'session-2',
    current: false,
    browser: 'Safari',
    os: 'iOS',
    device: 'PHONE',
    createdAt: ago(200),
    lastSeenAt: ago(3),
  },
];

/** How the mock user signed in lately. */
const signIns = () => [
  {
    id: 'sign-in-2',
    method: 'PASSWORD',
    outcome: 'SUCCEEDED',
    browser: 'Firefox',
    os: 'Windows',
    device: 'DESKTOP',
    createdAt: ago(50),
  },
  {
    id: 'sign-in-1',
    method: 'PASSWORD',
    outcome: 'WRONG_PASSWORD',
    browser: null,
    os: null,
    device: 'UNKNOWN',
    createdAt: ago(60),
  },
];

const openSessions = ({ endedSessions = [] }: MockUser) =>
  sessions().filter(({ id }) => !endedSessions.includes(id));

function end(user: MockUser, ids: readonly string[]): number {
  user.endedSessions = [...(user.endedSessions ?? []), ...ids];
  return ids.length;
}

/** Sessions that can be ended, and an account that can be exported, deleted and kept after all. */
export const securityResolvers = {
  sessions: (_args: unknown, { user }: Caller) => (user ? openSessions(user) : []),
  signIns: (_args: unknown, { user }: Caller) => (user ? signIns() : []),
  sessionRevoke({ id }: { id: string }, caller: Caller) {
    const user = memberWith(caller);
    if (!openSessions(user).some((session) => session.id === id)) throw failure('NOT_FOUND');
    return end(user, [id]) === 1;
  },
  sessionsRevokeOthers(_args: unknown, caller: Caller) {
    const user = memberWith(caller);
    const others = openSessions(user).filter(({ current }) => !current);
    return end(
      user,
      others.map(({ id }) => id),
    );
  },
  accountExport({ password }: { password: string }, caller: Caller) {
    const { password: _password, ...profile } = memberWith(caller, password);
    return { profile };
  },
  accountDelete({ password }: { password: string }, caller: Caller) {
    const user = memberWith(caller, password);
    user.deletionDate = inDays(30);
    return user.deletionDate;
  },
  accountDeleteUndo(_args: unknown, caller: Caller) {
    delete memberWith(caller).deletionDate;
    return true;
  },
};
