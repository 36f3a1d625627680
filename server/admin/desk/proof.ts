import type { Services } from '../../kernel/services.ts';
import type { Caller } from '../../kernel/caller.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { proof } from '../../../src/shared/desk/staff.ts';
import { confirmPassword } from '../../accounts/passwords/confirmPassword.ts';
import { withSecondFactor } from '../../accounts/twoFactor/secondFactor.ts';
import { proofTime, type DeskCaller } from './enter.ts';

/**
 * Takes the password, and a code if the account has a second factor: they count for 15 minutes in this session.
 * @throws Failure BAD_USER_INPUT, TWO_FACTOR_REQUIRED, RATE_LIMITED
 */
export async function giveProof(
  services: Services,
  caller: Caller,
  { user, sessionId }: DeskCaller,
  given: object,
): Promise<{ provenUntil: string }> {
  const { password, otp } = parseInput(proof.input, given);
  await confirmPassword(services, caller, user, password);
  return withSecondFactor(services, caller, { user, otp, method: 'PASSWORD' }, async (trx) => {
    const now = services.clock();
    await trx.updateTable('sessions').set({ proven_at: now }).where('id', '=', sessionId).execute();
    return { provenUntil: new Date(now.getTime() + proofTime).toISOString() };
  });
}
