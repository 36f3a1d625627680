import type { KeptMethod } from './provider.ts';

/** The stand-in provider's share of each payment. */
export const feePercent = 2;

/** The cards that the stand-in provider keeps: one that pays whenever it is charged, one that never does. */
const cards = {
  remember: { prefix: 'sbm_pays_', label: 'Sandbox •••• 4242' },
  rememberDeclining: { prefix: 'sbm_declines_', label: 'Sandbox •••• 0002' },
} as const;

/** The choices on the hosted page that keep a card. */
export type KeepingChoice = keyof typeof cards;
export const isKeepingChoice = (choice: string): choice is KeepingChoice => Object.hasOwn(cards, choice);

/** The card that a payment leaves behind; `reference` is the payment's. */
export const keptCard = (choice: KeepingChoice, reference: string): KeptMethod => ({
  reference: `${cards[choice].prefix}${reference.replace('sbx_', '')}`,
  label: cards[choice].label,
});

/** Whether a kept card pays. */
export const paysWhenCharged = (method: string): boolean => method.startsWith(cards.remember.prefix);
