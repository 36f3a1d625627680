import type { SavedMethodDetails } from '../provider.ts';

/** The sandbox provider's fee for each payment. */
export const feePercent = 2;

/** The sandbox provider's saved cards: one that always succeeds, one that always fails. */
const cards = {
  remember: { prefix: 'sbm_pays_', label: 'Sandbox •••• 4242' },
  rememberDeclining: { prefix: 'sbm_declines_', label: 'Sandbox •••• 0002' },
} as const;

/** The choices on the hosted page that save a card. */
export type KeepingChoice = keyof typeof cards;
export const isKeepingChoice = (choice: string): choice is KeepingChoice => Object.hasOwn(cards, choice);

/** The card that a payment saves; `reference` is the payment's. */
export const keptCard = (choice: KeepingChoice, reference: string): SavedMethodDetails => ({
  reference: `${cards[choice].prefix}${reference.replace('sbx_', '')}`,
  label: cards[choice].label,
});

/** The saved card with a reference. */
export const cardOf = (reference: string): SavedMethodDetails | undefined => {
  const card = Object.values(cards).find(({ prefix }) => reference.startsWith(prefix));
  return card && { reference, label: card.label };
};

/** Whether charging a saved card succeeds. */
export const paysWhenCharged = (method: string): boolean => method.startsWith(cards.remember.prefix);
