import { useTranslation } from 'react-i18next';
import type { OrderPage } from '@/shared/desk/order';
import { orderStates } from '@/shared/desk/orders';
import type { Role } from '@/shared/desk/roles';
import type { StatusTone } from '@/ui/StatusPill';

const ledgerAccounts = [
  'WALLET',
  'PROVIDER',
  'DEFERRED',
  'SALES',
  'FEES',
  'OPENING',
  'LOSSES',
  'FORFEITED',
  'SUSPENSE',
  'BANK',
  'EXCHANGE',
  'GOODWILL',
] as const;

const mails = [
  'accountExists',
  'chargeback',
  'contact',
  'deletionPlanned',
  'difference',
  'disputeLost',
  'disputeNotice',
  'disputeWon',
  'dreamReport',
  'emailChangeNew',
  'emailChangeOld',
  'emailTaken',
  'itemReady',
  'loginLink',
  'newDevice',
  'orderLink',
  'paymentFailed',
  'paymentReminder',
  'presentArrived',
  'presentPromised',
  'presentReady',
  'presentRedeemed',
  'presentReturned',
  'presentThanked',
  'purchasesAgain',
  'ratingReport',
  'receipt',
  'refund',
  'refundDeclined',
  'refundFailed',
  'refundRequestNotice',
  'refundRequested',
  'registration',
  'renewalReminder',
  'resetPassword',
  'securityChanged',
  'slowPayment',
  'subscriptionChanged',
  'subscriptionEnded',
  'trialEnding',
  'verifyEmail',
  'wrongCodes',
] as const;

const paymentStates = [
  'PENDING',
  'PROCESSING',
  'SUCCEEDED',
  'FAILED',
  'EXPIRED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'CHARGED_BACK',
] as const;
const purposes = ['PURCHASE', 'PRESENT', 'RENEWAL', 'UPGRADE', 'DIFFERENCE'] as const;
const refundStates = ['SENT', 'SUCCEEDED', 'FAILED'] as const;
const disputeStates = ['NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST'] as const;
const sources = ['PURCHASE', 'RENEWAL', 'PRESENT', 'TRIAL', 'ACTIVATION', 'GOODWILL'] as const;
const planStates = [
  'INCOMPLETE',
  'INCOMPLETE_EXPIRED',
  'TRIALING',
  'ACTIVE',
  'PAST_DUE',
  'CANCELED',
] as const;

const planEvents = [
  'STARTED',
  'TRIAL_STARTED',
  'RENEWED',
  'EXTENDED',
  'PAYMENT_FAILED',
  'PAST_DUE',
  'CANCELED',
  'RESUMED',
  'ENDED',
  'CHANGED',
  'CHANGE_PLANNED',
  'CHANGE_DROPPED',
] as const;

type OrderState = (typeof orderStates)[number];

const has = <Code extends string>(codes: readonly Code[], code: string): code is Code =>
  codes.some((one) => one === code);

export const isOrderState = (status: string): status is OrderState => has(orderStates, status);

/** How an order is doing. */
export const orderTone: Readonly<Record<OrderState, StatusTone>> = {
  OPEN: 'wait',
  CONFIRMED: 'wait',
  PAID: 'good',
  EXPIRED: 'quiet',
  REFUNDED: 'quiet',
};

/** How a payment is doing. */
export const paymentTone = (status: string): StatusTone => {
  if (status === 'SUCCEEDED') return 'good';
  if (status === 'FAILED' || status === 'CHARGED_BACK') return 'bad';
  return status === 'PENDING' || status === 'PROCESSING' ? 'wait' : 'quiet';
};

/** Returns the words for the codes in answers of the desk; a code that it doesn't know stays as it is. */
export function useDeskWords() {
  const { t, i18n } = useTranslation(['desk', 'payments']);
  const provider = (id: string): string => {
    const name: unknown = i18n.getResource(i18n.language, 'payments', `${id}.displayName`);
    return typeof name === 'string' ? name : id;
  };
  return {
    provider,
    account: (kind: string, of: string | null): string => {
      if (kind === 'PROVIDER' && of !== null) return provider(of);
      return has(ledgerAccounts, kind) ? t(`accounts.${kind}`) : kind;
    },
    mail: (name: string): string => (has(mails, name) ? t(`mails.${name}`) : name),
    orderState: (state: OrderState): string => t(`orderStates.${state}`),
    paymentState: (state: string): string =>
      has(paymentStates, state) ? t(`payments:status.${state}`) : state,
    purpose: (purpose: string): string => (has(purposes, purpose) ? t(`purposes.${purpose}`) : purpose),
    refundState: (state: string): string => (has(refundStates, state) ? t(`refundStates.${state}`) : state),
    disputeState: (state: string): string =>
      has(disputeStates, state) ? t(`disputeStates.${state}`) : state,
    source: (source: string): string => (has(sources, source) ? t(`sources.${source}`) : source),
    planState: (state: string): string => (has(planStates, state) ? t(`planStates.${state}`) : state),
    event: (kind: OrderPage['events'][number]['kind']): string => t(`events.${kind}`),
    role: (role: Role): string => t(`roles.${role}`),
  };
}

/** Returns the words for an event of a plan. */
export function usePlanEvent(): (kind: string) => string {
  const { t } = useTranslation('desk');
  return (kind) => (has(planEvents, kind) ? t(`planEvents.${kind}`) : kind);
}
