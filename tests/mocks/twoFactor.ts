import { failure } from './failure';
import type { Caller } from './pricing';
import type { MockUser } from './world';

/** The one code that the mock provider takes for wrong. */
export const wrongOtp = '000000';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const codes = Array.from({ length: 10 }, (_, index) => `abc${'defghjkmnp'.charAt(index)}2-wxyz7`);

/** Who asks, with the right password where one is needed. @throws UNAUTHENTICATED, BAD_USER_INPUT (`password`) */
export function memberWith({ user }: Caller, password?: string): MockUser {
  if (!user || user.login === null) throw failure('UNAUTHENTICATED');
  if (password !== undefined && user.password !== password)
    throw failure('BAD_USER_INPUT', { password: 'wrongPassword' });
  return user;
}

/** A second factor whose secret and recovery codes are always the same. */
export const twoFactorResolvers = {
  twoFactor(_args: unknown, caller: Caller) {
    const { twoFactorSince: enabledAt = null } = memberWith(caller);
    return { enabled: enabledAt !== null, enabledAt, recoveryCodesLeft: enabledAt ? codes.length : 0 };
  },
  twoFactorBegin({ password }: { password: string }, caller: Caller) {
    const { email, twoFactorSince } = memberWith(caller, password);
    if (twoFactorSince !== undefined) throw failure('CONFLICT');
    return { secret, uri: `otpauth://totp/${email ?? ''}?secret=${secret}` };
  },
  twoFactorConfirm({ otp }: { otp: string }, caller: Caller) {
    if (otp === wrongOtp) throw failure('BAD_USER_INPUT', { otp: 'wrongCode' });
    memberWith(caller).twoFactorSince = new Date().toISOString();
    return codes;
  },
  twoFactorDisable({ password }: { password: string }, caller: Caller) {
    memberWith(caller, password).twoFactorSince = undefined;
    return true;
  },
  recoveryCodesRenew({ password }: { password: string }, caller: Caller) {
    if (memberWith(caller, password).twoFactorSince === undefined) throw failure('CONFLICT');
    return codes;
  },
};
