import type { ErrorCode } from '@/shared/errorCodes';

/** How an operation is tried. */
export interface Sample {
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Who asks; Ada where it is left out. */
  readonly as?: 'ada' | 'grace';
  /** Why it is refused, where nothing in the mock could be right: it sends no mails, so that no code of a link is good. */
  readonly refused?: ErrorCode;
}

const password = 'ada-demo-1';
const idempotencyKey = 'sample-key-0123456789';
const noCode = { variables: { code: 'of-no-mail', input: { code: 'of-no-mail', password } } };
const dream = { clientKey: 'sample-dream-0001', title: 'A long walk', productId: '2' };

/** One try of each operation, by its name, in the world of `busyWorld`. */
export const operationSamples: Readonly<Record<string, Sample>> = {
  Me: {},
  Landing: {},
  Register: {
    variables: { input: { login: 'new@example.com', password, language: 'en', acceptsTerms: true } },
  },
  LoginLinkRequest: { variables: { input: { email: 'ada@example.com', language: 'en' } } },
  AuthCodeExchange: { ...noCode, refused: 'UNAUTHENTICATED' },
  Logout: {},
  ContactTicket: {},
  ContactSend: {
    variables: {
      input: {
        topic: 'GENERAL',
        name: 'Ada',
        email: 'ada@example.com',
        message: 'Hello',
        ticket: 't',
        website: '',
      },
    },
  },
  PasswordResetRequest: { variables: { input: { email: 'ada@example.com', language: 'en' } } },
  PasswordReset: { ...noCode, refused: 'NOT_FOUND' },
  AvatarUpload: { variables: { file: new File(['picture'], 'me.png') } },
  AvatarRemove: {},
  EmailChangeConfirm: { ...noCode, refused: 'NOT_FOUND' },
  EmailChangeRequest: { variables: { input: { email: 'new@example.com', password, language: 'en' } } },
  EmailChangeCancel: {},
  EmailVerificationRequest: {},
  PasswordChange: { variables: { input: { current: password, password: 'another-demo-1' } } },
  Currencies: {},
  Researches: { variables: { filter: { page: 1, limit: 5 } } },
  ResearchDirectory: {},
  ResearchBySlug: { variables: { slug: 'the-half-life-of-an-interruption' } },
  ResearchViewed: { variables: { slug: 'the-half-life-of-an-interruption' } },
  ExchangeRates: {},
  GeneralSettings: {},
  Cities: { variables: { countryId: '1', search: 'av' } },
  ProfileUpdate: { variables: { input: { firstName: 'Augusta', birthDate: '1815-12-10' } } },
  Achievements: {},
  AchievementsSeen: { variables: { keys: ['month1'] } },

  Security: {},
  SessionRevoke: { variables: { id: 'session-2' } },
  SessionsRevokeOthers: {},
  AccountExport: { variables: { password } },
  AccountDelete: { variables: { password } },
  AccountDeleteUndo: {},
  TwoFactorBegin: { variables: { password } },
  TwoFactorConfirm: { variables: { otp: '123456' } },
  TwoFactorDisable: { variables: { password } },
  RecoveryCodesRenew: { variables: { password: 'grace-demo-1' }, as: 'grace' },

  Dreams: { variables: { filter: { scope: 'OWN', status: 'OPEN' } } },
  Dream: { variables: { id: 'own-dream' } },
  DreamSubjects: {},
  DreamCreate: { variables: { input: dream } },
  DreamUpdate: { variables: { id: 'own-dream', input: { status: 'FULFILLED' } } },
  DreamDelete: { variables: { id: 'own-dream' } },
  DreamsMerge: { variables: { input: [dream] } },
  DreamReport: { variables: { id: 'd1', reason: 'Not a dream' } },

  Checkout: { variables: { productId: '2', orderId: 'order-failed', withOrder: true, withMe: true } },
  OrderCheck: { variables: { input: { productId: '2' } } },
  Order: { variables: { id: 'order-paid' } },
  PaymentCreate: {
    variables: {
      input: {
        idempotencyKey,
        quoteId: 'sample-quote',
        order: { productId: '2', tariffId: 'reader', currencyId: '1' },
        paymentMethodId: 'sandbox',
        email: 'ada@example.com',
        language: 'en',
        acceptsTerms: true,
      },
    },
  },
  Purchases: { variables: { sort: 'AVAILABLE_TO', filter: { status: ['ACTIVE'], search: 'atlas' } } },
  Transactions: { variables: { offset: 0, limit: 10, filter: { status: ['FAILED', 'SUCCEEDED'] } } },
  Wallet: {},
  TopUpState: { variables: { id: 'past-2' } },
  BalanceTopUp: {
    variables: {
      input: { idempotencyKey, amount: '5.00', currencyId: '1', paymentMethodId: 'sandbox', language: 'en' },
    },
  },
  PaymentRetry: {
    variables: { transactionId: 'transaction-failed', paymentMethodId: 'sandbox', idempotencyKey },
  },
  Receipt: { variables: { transactionId: 'past-1', language: 'en' } },
  Present: { variables: { code: 'present-1' } },
  PresentRedeem: { variables: { code: 'present-1' } },
  Presents: { variables: { offset: 0, limit: 10 } },
  PresentSend: { variables: { id: 'present-1', email: 'mary@example.com' } },

  SubscriptionPage: {},
  SubscriptionChangePreview: { variables: { planId: '4', productId: '4' } },
  WaysToPay: { variables: { productId: '1' } },
  SubscriptionCancel: { variables: { reason: 'A break' } },
  SubscriptionResume: {},
  SubscriptionChange: {
    variables: { input: { idempotencyKey, planId: '4', total: '145.70', paymentMethodId: 'sandbox' } },
  },
  SubscriptionChangeCancel: {},
  SubscriptionPay: { variables: { paymentMethodId: 'balance', idempotencyKey }, as: 'grace' },
  SubscriptionMethodSet: { variables: { savedMethodId: 'saved-1' } },
  SavedMethodRemove: { variables: { id: 'saved-2' } },
  SubscriptionActivate: { variables: { productId: '2' } },
  SubscriptionPaymentState: { variables: { id: 'transaction-failed' } },
};
