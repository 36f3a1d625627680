import type { Currency, Language, PaymentMethod } from '../../server/graphql/generated/resolverTypes';

export const usd: Currency = { id: '1', code: 'USD', name: 'US Dollar', symbol: '$', isComplete: true };
export const eur: Currency = { id: '2', code: 'EUR', name: 'Euro', symbol: '€', isComplete: true };
export const krw: Currency = {
  id: '3',
  code: 'KRW',
  name: 'South Korean Won',
  symbol: '₩',
  isComplete: true,
};
export const currencies = [usd, eur, krw];

export const english: Language = { id: '1', name: 'English', nativeName: 'English', code: 'en', index: 1 };
export const languages = [
  english,
  { id: '2', name: 'German', nativeName: 'Deutsch', code: 'de', index: 2 },
] satisfies Language[];

export const card: PaymentMethod = {
  id: 'sandbox',
  name: 'sandbox',
  displayName: 'Test card',
  description: 'You’ll confirm on the next page.',
  canBeKept: true,
};

export const balance: PaymentMethod = {
  id: 'balance',
  name: 'balance',
  displayName: 'Wallet',
  description: 'Paid at once from your balance.',
  canBeKept: false,
};
