import type { Owner, WayToPay } from '@/features/subscription/types';

/** The id of the method that pays from the wallet. */
export const walletId = 'balance';

/** What the wallet holds in a currency (ISO 4217), against what is to be paid. */
export interface Purse {
  readonly balance: string;
  readonly currency: string;
  readonly isEnough: boolean;
}

export function purseFor(
  { balances }: Pick<Owner, 'balances'>,
  amount: string,
  currency: { readonly id: string; readonly code: string },
): Purse {
  const balance = balances.find(({ Currency }) => Currency.id === currency.id)?.amount ?? '0';
  return { balance, currency: currency.code, isEnough: Number(balance) >= Number(amount) };
}

/** The chosen way where it can be used, else the wallet where it holds enough, else the first other way. */
export function usableWay(
  ways: readonly WayToPay[],
  { isEnough }: Purse,
  chosen: string | undefined,
): string | undefined {
  const usable = ways.filter(({ id }) => id !== walletId || isEnough);
  const withId = (wanted: string | undefined) => usable.find(({ id }) => id === wanted);
  return (withId(chosen) ?? withId(walletId) ?? usable[0])?.id;
}
