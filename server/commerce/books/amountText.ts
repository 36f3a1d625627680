import { toDecimal } from '../../../src/shared/money.ts';
import type { ProviderAmount } from '../payments/providerEvents.ts';

/** A provider's amount as text for the operator; its currency may be one we don't have. */
export const amountText = ({ currencyCode, minor }: ProviderAmount): string =>
  `${minor(2) === undefined ? 'money' : toDecimal(minor(2) ?? 0, 2)} ${currencyCode ?? ''}`.trim();
