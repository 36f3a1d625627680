const hour = 3_600_000;
const ago = (hours: number): string => new Date(Date.now() - hours * hour).toISOString();

/** Where the mock user is signed in, this device first. */
export const sessions = () => [
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
export const signIns = () => [
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
