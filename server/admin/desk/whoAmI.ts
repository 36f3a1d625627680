import { me, proof } from '../../../src/shared/desk/staff.ts';
import type { DeskMe } from '../../../src/shared/desk/staff.ts';
import { fullNameOf } from '../../identity/fullName.ts';
import type { Services } from '../../kernel/services.ts';
import { shopTimeZone } from '../../kernel/shopTime.ts';
import { implementations } from '../implementations.ts';
import { isProven, type DeskCaller } from './enter.ts';
import { supportLimit } from './limit.ts';

/** Who is at the desk, and what they may do. */
export async function whoAmI({ db, clock, config }: Services, caller: DeskCaller): Promise<DeskMe> {
  const { user, role, provenUntil } = caller;
  return {
    id: user.id,
    email: user.login ?? '',
    name: fullNameOf(user),
    role,
    rights: [me, proof, ...implementations.map(({ act }) => act)]
      .filter(({ right }) => right.includes(role))
      .map(({ name }) => name),
    provenUntil: isProven(caller, clock()) ? (provenUntil?.toISOString() ?? null) : null,
    hasSecondFactor: user.totp_enabled_at !== null,
    limit: await supportLimit(db),
    timeZone: await shopTimeZone(db),
    isDemo: config.mode === 'demo',
  };
}
