import type { Answers } from './contract';
import { inDays } from './time';

const hours = (count: number): string => inDays(count / 24);
const here = { browser: 'Firefox', os: 'Windows', device: 'DESKTOP' } as const;
const codes = Array.from('defghjkmnp', (letter) => `abc${letter}2-wxyz7`);
const emailChange = (email: string) => ({
  email,
  newConfirmed: false,
  oldConfirmed: false,
  expiresAt: inDays(1),
});

export const securityAnswers = {
  sessions: () => [
    { id: 'session-1', current: true, ...here, createdAt: hours(-50), lastSeenAt: hours(0) },
    {
      id: 'session-2',
      current: false,
      browser: 'Safari',
      os: 'iOS',
      device: 'PHONE',
      createdAt: hours(-200),
      lastSeenAt: hours(-3),
    },
  ],
  signIns: () => [
    { id: 'sign-in-2', method: 'PASSWORD', outcome: 'SUCCEEDED', ...here, createdAt: hours(-50) },
    {
      id: 'sign-in-1',
      method: 'PASSWORD',
      outcome: 'WRONG_PASSWORD',
      device: 'UNKNOWN',
      createdAt: hours(-60),
    },
  ],
  sessionRevoke: () => true,
  sessionsRevokeOthers: () => 1,
  accountExport: () => ({ profile: { id: 'ada' } }),
  accountDelete: () => inDays(30),
  accountDeleteUndo: () => true,
  twoFactor: () => ({ enabled: false, recoveryCodesLeft: 0 }),
  twoFactorBegin: () => ({
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/ada@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  }),
  twoFactorConfirm: () => codes,
  twoFactorDisable: () => true,
  recoveryCodesRenew: () => codes,
  emailVerificationRequest: () => true,
  emailChangeRequest: ({ input }) => emailChange(input.email),
  emailChangeConfirm: () => ({ ...emailChange('new@example.com'), newConfirmed: true }),
  emailChangeCancel: () => true,
  passwordResetRequest: () => true,
  passwordReset: () => 'ada@example.com',
  passwordChange: () => true,
} satisfies Partial<Answers>;
