import { toDecimal } from '../../../src/shared/money.ts';
import type { ProviderAmount } from '../payments/providerEvents.ts';

/** An amount of a provider's, for the operator to read; its currency may be none of ours. */
export const amountText = ({ currencyCode, minor }: ProviderAmount): string =>
  `${minor(2) === undefined ? 'money' : toDecimal(minor(2) ?? 0, 2)} ${currencyCode ?? ''}`.trim();
