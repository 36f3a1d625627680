import { useTranslation } from 'react-i18next';

/** The acts that change something, by name. */
const changing = [
  'refund',
  'orders.resend',
  'orders.details',
  'customers.resend',
  'customers.correct',
  'customers.merge',
  'customers.erase',
  'subscription.cancel',
  'subscription.extend',
  'access.give',
  'access.take',
  'wallet.credit',
  'account.block',
  'account.unblock',
  'twoFactor.off',
  'notes.add',
  'notes.remove',
  'staff.add',
  'staff.role',
  'staff.remove',
] as const;
export type ActName = (typeof changing)[number];

/** The shell writes `two-factor off` for `twoFactor.off`. */
const shellName = (act: ActName): string =>
  act.replaceAll('.', ' ').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const byShellName: ReadonlyMap<string, ActName> = new Map(changing.map((act) => [shellName(act), act]));

/** Returns the name of an act from the log in words; the command itself, if only the shell has it. */
export function useActName(): (action: string) => string {
  const { t } = useTranslation('desk');
  return (action) => {
    const act = byShellName.get(action);
    return act === undefined ? action : t(`acts.${act}`);
  };
}
