/* Written by `npm run codegen` from src/data/schema.graphql. */
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AuthorRow as AuthorRowRow, CategoryRow as CategoryRowRow, CatalogueResearch as CatalogueResearchRow } from '../../catalogue/researches.ts';
import type { AvatarRow as AvatarRowRow, User as UserRow } from '../../kernel/caller.ts';
import type { Holding as HoldingRow, CityRow as CityRowRow, CountryRow as CountryRowRow, SubscriptionRow as SubscriptionRowRow, SubscriptionPurchaseRow as SubscriptionPurchaseRowRow } from '../../accounts/profile/account.ts';
import type { BuyerDetails as BuyerDetailsRow } from '../../../src/shared/buyerDetails.ts';
import type { Content as ContentRow, ProductPageFacts as ProductPageFactsRow } from '../../commerce/library/productPage.ts';
import type { CreditNoteRow as CreditNoteRowRow } from '../../commerce/orders/creditNoteRows.ts';
import type { Currency as CurrencyRow, CataloguePrice as CataloguePriceRow } from '../../catalogue/prices.ts';
import type { DreamRow as DreamRowRow } from '../../dreams/dreamRows.ts';
import type { ListedDeliverable as ListedDeliverableRow, EventDate as EventDateRow } from '../../commerce/library/deliverables.ts';
import type { DueCharge as DueChargeRow } from '../../commerce/subscriptions/dueCharge.ts';
import type { EmailChangeRow as EmailChangeRowRow } from '../../accounts/email/pendingEmailChange.ts';
import type { CatalogueGift as CatalogueGiftRow, PlanRow as PlanRowRow, CatalogueProduct as CatalogueProductRow, CatalogueTariff as CatalogueTariffRow } from '../../catalogue/products.ts';
import type { LanguageRow as LanguageRowRow, PersonRow as PersonRowRow } from '../../catalogue/catalogue.ts';
import type { Item as ItemRow } from '../../commerce/library/item.ts';
import type { ListedOrder as ListedOrderRow, Purchase as PurchaseRow } from '../../commerce/orders/locks.ts';
import type { RatingRow as RatingRowRow } from '../../commerce/ratings/ownRating.ts';
import type { PaymentAnswer as PaymentAnswerRow } from '../../commerce/orders/idempotency.ts';
import type { PaymentMethodId as PaymentMethodIdRow } from '../../commerce/payments/providers.ts';
import type { PresentRow as PresentRowRow } from '../../commerce/presents/presentRow.ts';
import type { RatingTotals as RatingTotalsRow, ReviewRow as ReviewRowRow } from '../../commerce/ratings/shownRatings.ts';
import type { RefundRequestRow as RefundRequestRowRow } from '../../commerce/withdrawals/requestRow.ts';
import type { RefundRight as RefundRightRow } from '../../commerce/withdrawals/refundRight.ts';
import type { ReceiptAnswer as ReceiptAnswerRow } from '../../commerce/wallet/receipt.ts';
import type { SavedMethod as SavedMethodRow } from '../../commerce/subscriptions/methods.ts';
import type { SessionRow as SessionRowRow, SignInRow as SignInRowRow } from '../../accounts/devices/sessionList.ts';
import type { SubscriptionEventRow as SubscriptionEventRowRow } from '../../commerce/subscriptions/history.ts';
import type { TopUpAnswer as TopUpAnswerRow } from '../../commerce/wallet/topUp.ts';
import type { ShownTransaction as ShownTransactionRow } from '../../commerce/orders/lists.ts';
import type { BegunTrial as BegunTrialRow } from '../../commerce/subscriptions/begunTrial.ts';
import type { Waiting as WaitingRow } from '../../commerce/wallet/waiting.ts';
import type { WalletEntry as WalletEntryRow } from '../../commerce/wallet/entries.ts';
import type { CatalogueContext } from '../../catalogue/currentCatalogue.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An amount in major units with the currency's own number of decimals, as a string: "19.90". */
  Decimal: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC: "2026-11-21T08:00:00.000Z". */
  DateTime: { input: string; output: string; }
  /** A calendar day, ISO 8601: "1990-02-28". */
  Date: { input: string; output: string; }
  /** Free-form JSON. */
  JSON: { input: unknown; output: unknown; }
  /** A file of a multipart request. */
  Upload: { input: File; output: File; }
};

export type Query = {
  /** The user of the bearer token, or null without one. A refused token is UNAUTHENTICATED. */
  me?: Maybe<Me>;
  /** What the caller bought, was given or activated and can open now, one item a product; no plans. Empty without a caller. */
  ownedProducts: Array<OwnedItem>;
  /** The price of a selection, held as a quote until it expires. */
  orderCheck: OrderCheck;
  productById?: Maybe<Product>;
  directories: Directories;
  availablePaymentMethods: Array<PaymentMethod>;
  researches: ResearchPage;
  /** A published or archived research by its slug; null for any other. */
  research?: Maybe<Research>;
  /** What the published researches can be filtered by. */
  researchDirectory: ResearchDirectory;
  /** The stored rates of the directory's currencies; nothing else is ever converted with. */
  exchangeRates: ExchangeRates;
  /** Ratings with a text of a product that can be bought, five a page, the newest first. */
  reviews: ReviewPage;
  /** A signed note that goes along with `contactSend`: shows when a form was opened. */
  contactTicket: Scalars['String']['output'];
  transactions: TransactionPage;
  purchases: PurchasePage;
  plans: Array<Plan>;
  /** The people of the team page, in their order. */
  people: Array<Person>;
  /**
   * A product's own page by its slug, by one that it had, or by its id; null where it is not sold, and for a plan. The
   * answer's slug is the address of the page.
   */
  productPage?: Maybe<ProductPage>;
  /** Every active product. */
  products: Array<Product>;
  /** An order of the caller's own. */
  order?: Maybe<Order>;
  /** What belongs to a purchase or an activation of the caller's own, guests included; null for any other id. */
  libraryItem?: Maybe<LibraryItem>;
  /** A transaction of the caller's own. */
  transaction?: Maybe<Transaction>;
  /** Where the caller is signed in, the newest use first. */
  sessions: Array<Session>;
  /** The caller's last 50 attempts to sign in within 90 days, the newest first. */
  signIns: Array<SignInRecord>;
  /** The state of the caller's second factor. */
  twoFactor: TwoFactor;
  /** Every country, in the order of their names in the caller's language. */
  countries: Array<Country>;
  /** The cities of a country, at most 50, narrowed by what their names begin with. */
  cities: Array<City>;
  /** Every achievement with how far the caller is, derived from what they did. */
  achievements: Array<Achievement>;
  /**
   * The public wish list, the newest first; with the scope OWN the caller's own dreams, for which it takes an account.
   * Prices are in `currencyId` where there are such, else in the caller's currency, else in the base currency.
   */
  dreams: DreamPage;
  /** A public dream that is open or fulfilled, or one of the caller's own; null for any other. */
  dream?: Maybe<Dream>;
  /** The caller's wallet at a glance. */
  wallet: Wallet;
  /** What moved in the caller's wallets, in all currencies, the newest first. */
  walletEntries: WalletEntryPage;
  /** How many things wait for the caller, by the page that they are on. */
  waiting: Waiting;
  /** The receipt of a paid order or top-up of the caller's own, in any of the site's languages. */
  receipt?: Maybe<Receipt>;
  /** What a change to another plan would cost now, and from when it would count. */
  subscriptionChangePreview: SubscriptionChange;
  /** What happened to the caller's subscription, the newest first. */
  subscriptionHistory: Array<SubscriptionEvent>;
  /** Presents the caller bought, the newest first. */
  presents: PresentPage;
  /** A present by the code of its link, which is all that opens it; null for an invalid code. */
  present?: Maybe<Present>;
  /** What the guest of the `autogeneratedtoken` header has bought, by the address it was paid with. */
  guestPurchases: Array<GuestPurchases>;
  /** What the single-use code of a link to an order is for; spends nothing. Null for a code that was never made. */
  orderLink?: Maybe<OrderLink>;
  /**
   * Whether the address that a reminder of an unfinished payment was mailed to gets more of them, by the code in that mail.
   * Null for a code that was never made, or whose address is erased.
   */
  paymentReminders?: Maybe<PaymentReminders>;
  /**
   * Whose account the single-use code of a link logs in to; spends nothing. Null for one that is not good, or whose exchange
   * asks for a password or makes an account.
   */
  authLink?: Maybe<AuthLink>;
  /** What the single-use code of a link was for that is used or has expired; null for any other code, and after a month. */
  usedLink?: Maybe<UsedLink>;
  /**
   * Whether an order of another person belongs to an account, whose owner logs in to see it. Nothing else is said of it;
   * an order's id is known to those who were given its address.
   */
  orderIsInAccount: Scalars['Boolean']['output'];
};


export type QueryOrderCheckArgs = {
  input: OrderInput;
};


export type QueryProductByIdArgs = {
  id: Scalars['String']['input'];
};


export type QueryAvailablePaymentMethodsArgs = {
  productId: Scalars['String']['input'];
};


export type QueryResearchesArgs = {
  filter?: InputMaybe<ResearchFilter>;
};


export type QueryResearchArgs = {
  slug: Scalars['String']['input'];
};


export type QueryReviewsArgs = {
  productId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTransactionsArgs = {
  offset?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TransactionSort>;
  filter?: InputMaybe<TransactionFilter>;
};


export type QueryPurchasesArgs = {
  offset?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<PurchaseSort>;
  filter?: InputMaybe<PurchaseFilter>;
};


export type QueryProductPageArgs = {
  product: Scalars['String']['input'];
};


export type QueryOrderArgs = {
  id: Scalars['String']['input'];
};


export type QueryLibraryItemArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTransactionArgs = {
  id: Scalars['String']['input'];
};


export type QueryCitiesArgs = {
  countryId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDreamsArgs = {
  filter?: InputMaybe<DreamFilter>;
  currencyId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryDreamArgs = {
  id: Scalars['ID']['input'];
  currencyId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryWalletEntriesArgs = {
  offset?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReceiptArgs = {
  transactionId: Scalars['String']['input'];
  language: Scalars['String']['input'];
};


export type QuerySubscriptionChangePreviewArgs = {
  planId: Scalars['ID']['input'];
};


export type QueryPresentsArgs = {
  offset?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPresentArgs = {
  code: Scalars['String']['input'];
};


export type QueryOrderLinkArgs = {
  code: Scalars['String']['input'];
};


export type QueryPaymentRemindersArgs = {
  code: Scalars['String']['input'];
};


export type QueryAuthLinkArgs = {
  code: Scalars['String']['input'];
};


export type QueryUsedLinkArgs = {
  code: Scalars['String']['input'];
};


export type QueryOrderIsInAccountArgs = {
  id: Scalars['String']['input'];
};

export type PaymentReminders = {
  /** Masked. */
  email: Scalars['String']['output'];
  areWanted: Scalars['Boolean']['output'];
};

export type UsedLink =
  | 'LOG_IN'
  | 'CONFIRM_EMAIL';

export type Mutation = {
  /** Notes that the caller looked at an item of their library: what is added later is new. NOT_FOUND for any other id. */
  libraryItemVisit: Scalars['Boolean']['output'];
  /**
   * Says what the caller thinks of a product, in place of what they said before, in the language of the request.
   * FORBIDDEN unless they bought it, were given it or activated it, and have it now.
   */
  ratingSave: Product;
  /** Withdraws what the caller said of a product. */
  ratingRemove: Product;
  /**
   * Mails a link and a code that make the account; until then there is none. The answer is the same for an address that
   * has an account, whose owner gets a mail instead.
   */
  register: RegistrationPending;
  /** Mails a new link and code for a registration; those sent before stop working. NOT_FOUND for one that has ended. */
  registrationResend: RegistrationPending;
  /**
   * Makes the account by the code of the mail and signs it in. A guest token in the `autogeneratedtoken` header brings its
   * purchases along. NOT_FOUND for a registration that has ended or had too many wrong codes; CONFLICT where the address
   * got an account in the meantime.
   */
  registrationConfirm: SignIn;
  /** Sends a single-use log-in link. The answer is the same for known and unknown addresses. */
  loginLinkRequest: Scalars['Boolean']['output'];
  /**
   * Exchanges the single-use code of a link for a token. TWO_FACTOR_REQUIRED and PASSWORD_REQUIRED leave the code good: the
   * same call follows with `otp`, or with the `password` that was chosen at registration. Without that password a
   * `newPassword` is set, and all that the person who registered the address had ends. No password is asked for where the
   * caller is signed in to the account, or holds the `registration` that the link is for.
   */
  authCodeExchange: SignIn;
  /**
   * Exchanges a token that stood in a link for a new one, once its user was accepted. The old one ends; of a guest all
   * older sessions do. NOT_FOUND for a token that is not good.
   */
  linkTokenExchange: LinkSession;
  /** Exchanges the code of a link to an order for a guest's session. NOT_FOUND for a code that is not good. */
  orderLinkOpen: LinkSession;
  /** Moves what was bought with the address of a link to the caller's account, and gives how many purchases that were. */
  orderClaim: Scalars['Int']['output'];
  /**
   * Mails a new link to the address of an order: of one that the guest of the `autogeneratedtoken` header has, or of the
   * one that an older link was for. The answer is always the same.
   */
  orderLinkRequest: Scalars['Boolean']['output'];
  /** Stops reminders of unfinished payments to the address of such a mail, or allows them again. NOT_FOUND as above. */
  paymentRemindersSet: PaymentReminders;
  /** Ends the session of the bearer token. */
  logout: Scalars['Boolean']['output'];
  /**
   * Ends sessions by the SHA-256 of their tokens, in base64url, at most 20: a log-out that could not be sent at once. Such
   * a hash can do nothing else. True, whether there were such sessions or not.
   */
  sessionsEnd: Scalars['Boolean']['output'];
  /**
   * Makes the order (and the guest, where there is no session) and starts a payment attempt.
   * The same key and input give the same answer; the same key with another input is CONFLICT.
   */
  paymentCreate: Payment;
  /** Counts a view of a published research, once a visitor and day. */
  researchViewed: Scalars['Boolean']['output'];
  /** Sends a message to the inbox of the site. RATE_LIMITED after a few; what looks like spam is taken and dropped. */
  contactSend: Scalars['Boolean']['output'];
  /** Sends the link that proves the caller's address again. */
  emailVerificationRequest: Scalars['Boolean']['output'];
  /** Sends a single-use link to choose a new password. The answer is the same for known and unknown addresses. */
  passwordResetRequest: Scalars['Boolean']['output'];
  /**
   * Sets a new password by the code of a link, signs out everywhere, and gives the email to log in with. NOT_FOUND for a
   * code that is not good.
   */
  passwordReset: Scalars['String']['output'];
  /** Changes the password, and signs out everywhere else. */
  passwordChange: Scalars['Boolean']['output'];
  /**
   * Begins a change of the address: links go to the new address and, where the old one was proven, to the old one.
   * The address changes once all of them were followed.
   */
  emailChangeRequest: EmailChange;
  /** Takes the code of such a link. Needs no session. NOT_FOUND for an invalid code. */
  emailChangeConfirm: EmailChange;
  /** Gives up a change of the address. */
  emailChangeCancel: Scalars['Boolean']['output'];
  /** Makes a secret to be scanned; nothing counts until it is confirmed. */
  twoFactorBegin: TwoFactorSetup;
  /** Turns the second factor on and gives the recovery codes, once. */
  twoFactorConfirm: Array<Scalars['String']['output']>;
  /** Turns the second factor off. */
  twoFactorDisable: Scalars['Boolean']['output'];
  /** Gives new recovery codes in place of the old ones. */
  recoveryCodesRenew: Array<Scalars['String']['output']>;
  /** Ends one of the caller's sessions. */
  sessionRevoke: Scalars['Boolean']['output'];
  /** Ends the caller's other sessions, and gives how many. */
  sessionsRevokeOthers: Scalars['Int']['output'];
  /** Changes what is given; null empties a field. */
  profileUpdate: Me;
  /** A JPEG, PNG, WebP, AVIF or GIF of at most 10 MB and 40 megapixels becomes the caller's picture. */
  avatarUpload: Avatar;
  avatarRemove: Scalars['Boolean']['output'];
  /** Everything that is stored about the caller. */
  accountExport: Scalars['JSON']['output'];
  /** Has the account deleted in 30 days, and signs out everywhere else. Gives the time. */
  accountDelete: Scalars['DateTime']['output'];
  /** Keeps the account after all. */
  accountDeleteUndo: Scalars['Boolean']['output'];
  /** Says that these achievements were shown as earned. */
  achievementsSeen: Scalars['Boolean']['output'];
  /**
   * Makes a dream. The same `clientKey` of the same person makes it once.
   * RATE_LIMITED after 20 an hour, CONFLICT where 100 are open.
   */
  dreamCreate: Dream;
  /** Changes what is given. CONFLICT where it would open a dream beside 100 open ones. */
  dreamUpdate: Dream;
  /** Gives whether there was such a dream of the caller's. */
  dreamDelete: Scalars['Boolean']['output'];
  /**
   * Takes the dreams a guest kept on the device, at most 100 at a time, and gives those that are taken, now or before:
   * these stay as they are. What cannot be taken is left out.
   */
  dreamsMerge: Array<Dream>;
  /** Tells the inbox of the site about a public dream, once a visitor and dream. */
  dreamReport: Scalars['Boolean']['output'];
  /** Puts money into the wallet. The same key and input give the same answer. */
  balanceTopUp: TopUp;
  /** Makes another attempt to pay the order of a failed transaction of the caller's own. */
  paymentRetry: Payment;
  /**
   * Takes a purchase out of the caller's list, or puts it back; access, mails and receipts stay. CONFLICT where it is not
   * paid yet.
   */
  purchaseArchive: Purchase;
  /** Takes one activation of the caller's subscription for a product that is available by subscription. */
  subscriptionActivate: SubscriptionPurchase;
  /** Stops the renewal; access stays until the end that was paid for. */
  subscriptionCancel: Subscription;
  /** Renews after all, as long as access has not ended. */
  subscriptionResume: Subscription;
  /** Changes the plan as the preview said: PLAN_CHANGE_UNCONFIRMED where that no longer holds. It renews from then on. */
  subscriptionChange: SubscriptionChanged;
  /** Gives up a change that waits for the renewal. */
  subscriptionChangeCancel: Subscription;
  /** Pays what is overdue now; with `saveMethod` renewals are paid with the same method from then on. */
  subscriptionPay: Payment;
  /** Chooses what renewals are paid with: the wallet, or a method saved by an earlier payment. */
  subscriptionMethodSet: Subscription;
  /** Forgets a saved method that no live subscription renews with. */
  savedMethodRemove: Scalars['Boolean']['output'];
  /**
   * The address of a page of the provider's where a method is saved and nothing is paid; the live subscription renews with it
   * once the provider has reported it. NOT_FOUND without one; EMAIL_UNVERIFIED.
   */
  savedMethodAdd: Scalars['String']['output'];
  /**
   * Asks for the money of the caller's own order, once: it is given at once where `RefundRight` says so, otherwise the
   * operator decides. Fails with CONFLICT where there is no such right.
   */
  refundRequest: Order;
  /**
   * Writes the buyer's details on the receipt of the caller's own order, and mails it again; without any, they are removed.
   * Its number stays. CONFLICT for an order without a receipt.
   */
  buyerDetailsSave: Order;
  /** Mails a bought present's link to its receiver. */
  presentSend: Present;
  /** Takes a present; its duration starts now. */
  presentRedeem: Present;
};


export type MutationLibraryItemVisitArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRatingSaveArgs = {
  productId: Scalars['ID']['input'];
  input: RatingInput;
};


export type MutationRatingRemoveArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRegistrationResendArgs = {
  registration: Scalars['String']['input'];
};


export type MutationRegistrationConfirmArgs = {
  registration: Scalars['String']['input'];
  code: Scalars['String']['input'];
};


export type MutationLoginLinkRequestArgs = {
  input: LoginLinkInput;
};


export type MutationAuthCodeExchangeArgs = {
  code: Scalars['String']['input'];
  otp?: InputMaybe<Scalars['String']['input']>;
  registration?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  newPassword?: InputMaybe<Scalars['String']['input']>;
};


export type MutationLinkTokenExchangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationOrderLinkOpenArgs = {
  code: Scalars['String']['input'];
};


export type MutationOrderClaimArgs = {
  code: Scalars['String']['input'];
};


export type MutationOrderLinkRequestArgs = {
  orderId?: InputMaybe<Scalars['ID']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPaymentRemindersSetArgs = {
  code: Scalars['String']['input'];
  areWanted: Scalars['Boolean']['input'];
};


export type MutationSessionsEndArgs = {
  tokenHashes: Array<Scalars['String']['input']>;
};


export type MutationPaymentCreateArgs = {
  input: PaymentInput;
};


export type MutationResearchViewedArgs = {
  slug: Scalars['String']['input'];
};


export type MutationContactSendArgs = {
  input: ContactInput;
};


export type MutationPasswordResetRequestArgs = {
  input: PasswordResetRequestInput;
};


export type MutationPasswordResetArgs = {
  input: PasswordResetInput;
};


export type MutationPasswordChangeArgs = {
  input: PasswordChangeInput;
};


export type MutationEmailChangeRequestArgs = {
  input: EmailChangeInput;
};


export type MutationEmailChangeConfirmArgs = {
  code: Scalars['String']['input'];
};


export type MutationTwoFactorBeginArgs = {
  password: Scalars['String']['input'];
};


export type MutationTwoFactorConfirmArgs = {
  otp: Scalars['String']['input'];
};


export type MutationTwoFactorDisableArgs = {
  password: Scalars['String']['input'];
};


export type MutationRecoveryCodesRenewArgs = {
  password: Scalars['String']['input'];
};


export type MutationSessionRevokeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationProfileUpdateArgs = {
  input: ProfileInput;
};


export type MutationAvatarUploadArgs = {
  file: Scalars['Upload']['input'];
};


export type MutationAccountExportArgs = {
  password: Scalars['String']['input'];
};


export type MutationAccountDeleteArgs = {
  password: Scalars['String']['input'];
};


export type MutationAchievementsSeenArgs = {
  keys: Array<Scalars['String']['input']>;
};


export type MutationDreamCreateArgs = {
  input: DreamInput;
};


export type MutationDreamUpdateArgs = {
  id: Scalars['ID']['input'];
  input: DreamChange;
};


export type MutationDreamDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDreamsMergeArgs = {
  input: Array<DreamInput>;
};


export type MutationDreamReportArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationBalanceTopUpArgs = {
  input: TopUpInput;
};


export type MutationPaymentRetryArgs = {
  transactionId: Scalars['ID']['input'];
  paymentMethodId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
};


export type MutationPurchaseArchiveArgs = {
  id: Scalars['ID']['input'];
  isArchived: Scalars['Boolean']['input'];
};


export type MutationSubscriptionActivateArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationSubscriptionCancelArgs = {
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSubscriptionChangeArgs = {
  input: SubscriptionChangeInput;
};


export type MutationSubscriptionPayArgs = {
  paymentMethodId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
  saveMethod?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSubscriptionMethodSetArgs = {
  savedMethodId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSavedMethodRemoveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSavedMethodAddArgs = {
  paymentMethodId: Scalars['ID']['input'];
};


export type MutationRefundRequestArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationBuyerDetailsSaveArgs = {
  orderId: Scalars['ID']['input'];
  input: BuyerDetailsInput;
};


export type MutationPresentSendArgs = {
  id: Scalars['ID']['input'];
  email: Scalars['String']['input'];
};


export type MutationPresentRedeemArgs = {
  code: Scalars['String']['input'];
};

export type LinkSession = {
  token: Scalars['String']['output'];
};

export type GuestPurchases = {
  /** Masked. */
  email: Scalars['String']['output'];
  /** How many orders were paid with it. */
  count: Scalars['Int']['output'];
  /** The newest of them. */
  orderId: Scalars['ID']['output'];
};

export type OrderLinkState =
  | 'GOOD'
  /** Used already, or expired. */
  | 'SPENT'
  /** The order belongs to an account by now. */
  | 'ACCOUNT';

export type OrderLink = {
  state: OrderLinkState;
  /** Whether the order is the caller's already. */
  isOwn: Scalars['Boolean']['output'];
  /** The address that the order was paid with, masked. */
  email: Scalars['String']['output'];
  productTitle: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
  orderId: Scalars['ID']['output'];
  /** The item of the library that the order opens; null where there is nothing to open. */
  itemId?: Maybe<Scalars['ID']['output']>;
};

export type AuthLink = {
  /** The account's address, masked. */
  email: Scalars['String']['output'];
  /**
   * Whether it may be exchanged without a question: its account is the caller's, or the caller has no session and asked for
   * it with the same `devicekey` header.
   */
  isOwn: Scalars['Boolean']['output'];
};

export type ContactTopic =
  | 'GENERAL'
  | 'PATRONS'
  | 'SPONSORS'
  | 'INVESTORS';

export type ContactInput = {
  topic: ContactTopic;
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  message: Scalars['String']['input'];
  /** From `contactTicket`. */
  ticket: Scalars['String']['input'];
  /** A field that people do not see; a text in it is a machine's. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type ExchangeRates = {
  /** How many units of each currency one unit of `base` is worth. */
  base: Currency;
  Rates: Array<ExchangeRate>;
};

export type ExchangeRate = {
  Currency: Currency;
  /** Decimals of the currency: 0, 2 or 3. */
  decimals: Scalars['Int']['output'];
  /** Units of the currency for one unit of the base; up to 8 decimals. */
  rate: Scalars['String']['output'];
  source: Scalars['String']['output'];
  takenAt: Scalars['DateTime']['output'];
};

export type Me = {
  id: Scalars['ID']['output'];
  fullName?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  userName?: Maybe<Scalars['String']['output']>;
  /** What the wallet holds in `Currency`. */
  balance: Scalars['Decimal']['output'];
  /** What the wallet holds, one entry a currency that was ever used. */
  balances: Array<Balance>;
  /** E.164: +77012345678. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The same with the groups that its country writes: +7 701 234 5678. */
  phoneText?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** Whether the address was proven by a link sent to it. */
  emailVerified: Scalars['Boolean']['output'];
  /** A change of the address that waits for its links to be followed. */
  emailChange?: Maybe<EmailChange>;
  /** Whether they are reminded of unfinished payments; null where nobody is. */
  paymentReminders?: Maybe<Scalars['Boolean']['output']>;
  /** When the account will be deleted, where that was asked for. */
  deletionDate?: Maybe<Scalars['DateTime']['output']>;
  avatar?: Maybe<Avatar>;
  birthDate?: Maybe<Scalars['Date']['output']>;
  hadSubscriptionBefore: Scalars['Boolean']['output'];
  monthsFromRegistration: Scalars['Int']['output'];
  gender?: Maybe<Gender>;
  /** A guest, known only by a generated token. */
  isAutogenerated: Scalars['Boolean']['output'];
  Country?: Maybe<Country>;
  City?: Maybe<City>;
  Currency: Currency;
  ProjectSettings?: Maybe<ProjectSettings>;
  Language?: Maybe<Language>;
  Subscription?: Maybe<Subscription>;
  SubscriptionPurchase: Array<SubscriptionPurchase>;
};

export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'OTHER';

export type Balance = {
  amount: Scalars['Decimal']['output'];
  Currency: Currency;
};

export type Avatar = {
  /** The address of the picture; `?size=` 64, 128, 256 or 512 gives it in that many pixels. */
  path: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  size: Scalars['Int']['output'];
  isOriginal: Scalars['Boolean']['output'];
};

export type Country = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  code: Scalars['String']['output'];
};

export type City = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type Currency = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  code: Scalars['String']['output'];
  symbol: Scalars['String']['output'];
  /** Whether everything on sale has a price in it: only such a one is chosen for a visitor who chose none. */
  isComplete: Scalars['Boolean']['output'];
};

export type Language = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  nativeName: Scalars['String']['output'];
  code: Scalars['String']['output'];
  index: Scalars['Int']['output'];
};

/** A person's preferences for this product. */
export type ProjectSettings = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** `colorMode` as in `ProfileInput`, where the person chose one for all their devices. */
  meta?: Maybe<Scalars['JSON']['output']>;
};

export type Directories = {
  Currencies: Array<Currency>;
  Languages: Array<Language>;
};

export type RegisterInput = {
  /** An e-mail address; it is the login. */
  login: Scalars['String']['input'];
  password: Scalars['String']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The prefix of one of the supported languages. */
  language: Scalars['String']['input'];
  currencyId?: InputMaybe<Scalars['ID']['input']>;
  utm?: InputMaybe<UtmInput>;
  acceptsTerms: Scalars['Boolean']['input'];
  /** A path of this site to go on to. */
  returnTo?: InputMaybe<Scalars['String']['input']>;
};

export type LoginLinkInput = {
  email: Scalars['String']['input'];
  language: Scalars['String']['input'];
  /** A path of this site to come back to. */
  returnTo?: InputMaybe<Scalars['String']['input']>;
};

export type UtmInput = {
  utm_campaign?: InputMaybe<Scalars['String']['input']>;
  utm_medium?: InputMaybe<Scalars['String']['input']>;
  utm_source?: InputMaybe<Scalars['String']['input']>;
};

export type SignIn = {
  token: Scalars['String']['output'];
  /** A path of this site, where the link was asked for from one. */
  returnTo?: Maybe<Scalars['String']['output']>;
  /** Whether it has confirmed the account's address. */
  emailConfirmed: Scalars['Boolean']['output'];
};

/** A registration that waits for its address to be proven. */
export type RegistrationPending = {
  /** For the browser that registered: names the registration in the calls that follow. */
  registration: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type Session = {
  id: Scalars['ID']['output'];
  /** The one this request came with. */
  current: Scalars['Boolean']['output'];
  /** In a few words that need no translation: "Firefox", "Android"; null where it is unknown. */
  browser?: Maybe<Scalars['String']['output']>;
  os?: Maybe<Scalars['String']['output']>;
  device: Device;
  createdAt: Scalars['DateTime']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
};

export type Device =
  | 'DESKTOP'
  | 'TABLET'
  | 'PHONE'
  | 'UNKNOWN';

export type SignInMethod =
  | 'PASSWORD'
  | 'LINK'
  | 'REGISTRATION';

export type SignInOutcome =
  | 'SUCCEEDED'
  | 'WRONG_PASSWORD'
  | 'WRONG_CODE';

export type SignInRecord = {
  id: Scalars['ID']['output'];
  method: SignInMethod;
  outcome: SignInOutcome;
  browser?: Maybe<Scalars['String']['output']>;
  os?: Maybe<Scalars['String']['output']>;
  device: Device;
  createdAt: Scalars['DateTime']['output'];
};

export type TwoFactor = {
  enabled: Scalars['Boolean']['output'];
  enabledAt?: Maybe<Scalars['DateTime']['output']>;
  recoveryCodesLeft: Scalars['Int']['output'];
};

export type TwoFactorSetup = {
  /** Base32, for typing. */
  secret: Scalars['String']['output'];
  /** An otpauth: address, for scanning. */
  uri: Scalars['String']['output'];
};

export type PasswordResetRequestInput = {
  email: Scalars['String']['input'];
  language: Scalars['String']['input'];
};

export type PasswordResetInput = {
  code: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type PasswordChangeInput = {
  current: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type EmailChangeInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  language: Scalars['String']['input'];
};

/** A change of the address that is under way, or done. */
export type EmailChange = {
  email: Scalars['String']['output'];
  /** Whether the new address was proven. */
  newConfirmed: Scalars['Boolean']['output'];
  /** Whether the old address agreed; true where it was never proven. */
  oldConfirmed: Scalars['Boolean']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type ProfileInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  userName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  gender?: InputMaybe<Gender>;
  countryId?: InputMaybe<Scalars['ID']['input']>;
  cityId?: InputMaybe<Scalars['ID']['input']>;
  languageId?: InputMaybe<Scalars['ID']['input']>;
  currencyId?: InputMaybe<Scalars['ID']['input']>;
  /** `system`, `light` or `dark`: kept in `ProjectSettings.meta`. */
  colorMode?: InputMaybe<Scalars['String']['input']>;
  /** Whether to be reminded of unfinished payments. */
  paymentReminders?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Achievement = {
  /** Names the badge and its words: "months12", "firstPurchase". */
  key: Scalars['String']['output'];
  state: AchievementState;
  /** How far; never above `goal`. */
  progress: Scalars['Int']['output'];
  goal: Scalars['Int']['output'];
  earnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Earned, and not yet said to have been shown. */
  isNew: Scalars['Boolean']['output'];
};

export type AchievementState =
  | 'LOCKED'
  | 'IN_PROGRESS'
  | 'EARNED';

export type DreamStatus =
  | 'OPEN'
  | 'FULFILLED'
  | 'ARCHIVED';

export type Dream = {
  id: Scalars['ID']['output'];
  /** What the owner's client made; null for anyone else. */
  clientKey?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  status: DreamStatus;
  /** The first name of whom it belongs to, else the user name. */
  authorName?: Maybe<Scalars['String']['output']>;
  /** Whether it is the caller's own. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether others see it. */
  isPublic: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  fulfilledAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it points at: at most one of the three. */
  Product?: Maybe<Product>;
  Plan?: Maybe<Plan>;
  Research?: Maybe<Research>;
  /** The cheapest price of what it points at, in `Currency`; null where that cannot be bought. */
  price?: Maybe<Scalars['Decimal']['output']>;
  /** What the owner's wallet holds of it in `Currency`, at most `price`; null for anyone else. */
  saved?: Maybe<Scalars['Decimal']['output']>;
  Currency?: Maybe<Currency>;
};

export type DreamScope =
  /** Everybody's open and public ones. */
  | 'PUBLIC'
  /** The caller's own, whatever their state. */
  | 'OWN';

export type DreamFilter = {
  /** PUBLIC where left out. */
  scope?: InputMaybe<DreamScope>;
  /** Narrows the scope OWN; the public ones are all open. */
  status?: InputMaybe<DreamStatus>;
  /** Found in title or description; 100 characters at most. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** 50 at most. */
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type DreamPage = {
  Dreams: Array<Dream>;
  Pagination: Pagination;
};

export type DreamInput = {
  /** Made by the client, 16 to 64 characters of a-z, A-Z, 0-9, - and _. */
  clientKey: Scalars['String']['input'];
  /** 1 to 120 characters. */
  title: Scalars['String']['input'];
  /** 2000 characters at most. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At most one of the three, and one that is to be had. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  planId?: InputMaybe<Scalars['ID']['input']>;
  researchId?: InputMaybe<Scalars['ID']['input']>;
  /** Kept to oneself where left out. */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DreamChange = {
  title?: InputMaybe<Scalars['String']['input']>;
  /** Null takes it away. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Any of the three, even null, replaces what it pointed at. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  planId?: InputMaybe<Scalars['ID']['input']>;
  researchId?: InputMaybe<Scalars['ID']['input']>;
  /** OPEN may become FULFILLED or ARCHIVED, and ARCHIVED may be OPEN again. */
  status?: InputMaybe<DreamStatus>;
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SubscriptionStatus =
  | 'INCOMPLETE'
  | 'INCOMPLETE_EXPIRED'
  | 'TRIALING'
  | 'ACTIVE'
  | 'PAST_DUE'
  | 'CANCELED';

export type Subscription = {
  id: Scalars['ID']['output'];
  price: Scalars['Decimal']['output'];
  Currency: Currency;
  activeEndDate?: Maybe<Scalars['DateTime']['output']>;
  pastDueEndDate?: Maybe<Scalars['DateTime']['output']>;
  status: SubscriptionStatus;
  stopReason?: Maybe<Scalars['String']['output']>;
  lastPaymentDate?: Maybe<Scalars['DateTime']['output']>;
  isTrial: Scalars['Boolean']['output'];
  startFromTrial: Scalars['Boolean']['output'];
  maxActivated: Scalars['Int']['output'];
  activationsLeft: Scalars['Int']['output'];
  renew: Scalars['Boolean']['output'];
  Plan: Plan;
  /** The plan that follows at the renewal, where a change waits for it. */
  NextPlan?: Maybe<Plan>;
  /** Time of other plans that follows what counts now, in the order in which it counts. */
  Upcoming: Array<UpcomingTime>;
  /** The next charge, if any is planned; what is overdue is tried again then. */
  NextCharge?: Maybe<DueCharge>;
  /** What is overdue, in the currency of the subscription; null while nothing is. */
  overdue?: Maybe<Scalars['Decimal']['output']>;
  /** Whether a saved method or the wallet can pay the next charge as things are; true where none is planned. */
  isCovered: Scalars['Boolean']['output'];
  /** What renewals are paid with; the wallet where it is null. */
  SavedMethod?: Maybe<SavedMethod>;
};

export type Plan = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  shortTitle: Scalars['String']['output'];
  /** Days; null where the plan has no end. */
  duration?: Maybe<Scalars['Int']['output']>;
  active: Scalars['Boolean']['output'];
  index: Scalars['Int']['output'];
  landingUrl?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** Days; 0 without a trial. */
  trialPeriod: Scalars['Int']['output'];
  /** Days of grace after a failed renewal. */
  duePeriod: Scalars['Int']['output'];
  productId: Scalars['ID']['output'];
  infinity: Scalars['Boolean']['output'];
  lifetime: Scalars['Boolean']['output'];
  imageWeb?: Maybe<Scalars['String']['output']>;
  /** Whether who has it pays the members' prices. */
  opensMemberPrices: Scalars['Boolean']['output'];
  /** The product that sells the plan; its prices are the plan's. */
  Product: Product;
};

/** Time of a plan that begins when the time before it is over. */
export type UpcomingTime = {
  Plan: Plan;
  startsAt: Scalars['DateTime']['output'];
  /** Null where it has no end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SubscriptionPurchase = {
  id: Scalars['ID']['output'];
  status: PurchaseStatus;
  availableTo?: Maybe<Scalars['DateTime']['output']>;
  spentAt?: Maybe<Scalars['DateTime']['output']>;
  Product: Product;
  /** Whether there is anything to open in the library. */
  hasGoods: Scalars['Boolean']['output'];
};

export type Product = {
  id: Scalars['ID']['output'];
  /** Names its page: lower-case letters, digits and hyphens. */
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Where it is described: an https address, or a path of this site in the caller's language. */
  landingUrl?: Maybe<Scalars['String']['output']>;
  active: Scalars['Boolean']['output'];
  availableBySubscription: Scalars['Boolean']['output'];
  /** Days of access; null without an end. */
  availableDuration?: Maybe<Scalars['Int']['output']>;
  affiliateProgram: Scalars['Boolean']['output'];
  /** The cheapest tariff's price now, in the base currency. */
  price: Scalars['Decimal']['output'];
  /** What that price was, where it is reduced. */
  oldPrice?: Maybe<Scalars['Decimal']['output']>;
  /** A picture of ours in its largest size; its sizes and formats are in `src/shared/pictures.ts`. */
  imageWeb?: Maybe<Scalars['String']['output']>;
  /** The same for a phone, where it is another one. */
  imageMob?: Maybe<Scalars['String']['output']>;
  /** A number of the App Store. */
  appleId?: Maybe<Scalars['String']['output']>;
  Tariffs: Array<Tariff>;
  Plan?: Maybe<Plan>;
  Gifts: Array<Gift>;
  /** What those who have it think; null where nobody has said. */
  Rating?: Maybe<ProductRating>;
  /** What the caller said of it. */
  OwnRating?: Maybe<OwnRating>;
};

/** Ratings of a product in numbers; those of whom it was taken back, or that the operator hid, do not count. */
export type ProductRating = {
  /** From 1 to 5, to one decimal. */
  average: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  stars: Array<Scalars['Int']['output']>;
  /** How many have a text. */
  reviewCount: Scalars['Int']['output'];
};

/** A rating with a text, for everybody. */
export type Review = {
  id: Scalars['ID']['output'];
  /** From 1 to 5. */
  stars: Scalars['Int']['output'];
  /** Plain text, as it was written. */
  text: Scalars['String']['output'];
  /** The prefix of the language of the page that it was written on. */
  language: Scalars['String']['output'];
  /** The first name of whom it is by, else the user name; null unless they want it shown. */
  authorName?: Maybe<Scalars['String']['output']>;
  ratedAt: Scalars['DateTime']['output'];
};

export type ReviewPage = {
  Reviews: Array<Review>;
  Pagination: Pagination;
};

/** What the caller said of a product. */
export type OwnRating = {
  id: Scalars['ID']['output'];
  stars: Scalars['Int']['output'];
  text?: Maybe<Scalars['String']['output']>;
  showsName: Scalars['Boolean']['output'];
  /** Whether others see it: not where the product was taken back, or the operator hid it. */
  isShown: Scalars['Boolean']['output'];
};

export type RatingInput = {
  /** From 1 to 5. */
  stars: Scalars['Int']['input'];
  /** At most 2000 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Whether the first name, else the user name, is shown with it; a guest has none. */
  showsName?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What is said of a product beside its facts and prices. */
export type ProductPage = {
  Product: Product;
  /** What each tariff hands over. */
  Contents: Array<TariffContents>;
  /** Who made it. */
  Authors: Array<Author>;
  /** A part of it that everybody may read, hear or see. */
  Sample?: Maybe<ProductSample>;
  /** Published studies that it belongs to, or of its authors; three at most. */
  Researches: Array<Research>;
  /** The first page of `reviews`. */
  Reviews: Array<Review>;
};

export type TariffContents = {
  tariffId: Scalars['ID']['output'];
  Items: Array<ContentItem>;
};

export type ContentItem = {
  id: Scalars['ID']['output'];
  kind: DeliverableKind;
  title: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** Those that a text exists in, by prefix. */
  languages: Array<Scalars['String']['output']>;
  /** Minutes that reading takes; null for what is no text. */
  minutes?: Maybe<Scalars['Int']['output']>;
  Formats: Array<ContentFormat>;
};

export type ContentFormat = {
  /** As people call it: "EPUB". */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
};

export type ProductSample = {
  title: Scalars['String']['output'];
  /** The opening of a text, in the caller's language, else in English, else in any that it exists in. */
  text?: Maybe<LibraryText>;
  /** Sound, film or a picture. */
  file?: Maybe<SampleFile>;
};

export type SampleFile = {
  href: Scalars['String']['output'];
  mediaType: Scalars['String']['output'];
};

export type Tariff = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  index: Scalars['Int']['output'];
  /** Against the cheapest tariff, in the base currency. */
  priceDifference: Scalars['Decimal']['output'];
  /** When the last of the events that it comes with ends, and its sale with it; null without an event. */
  soldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it comes with a license key of which none is left: it cannot be bought for now. */
  soldOut: Scalars['Boolean']['output'];
  Prices: Array<Price>;
};

export type Price = {
  Currency: Currency;
  /** The list price. */
  default: Scalars['Decimal']['output'];
  /** The price now, when `withSale`. */
  sale?: Maybe<Scalars['Decimal']['output']>;
  /** The struck-out price. */
  old?: Maybe<Scalars['Decimal']['output']>;
  withSale: Scalars['Boolean']['output'];
  /** What members pay, who have a plan that opens it; null where that is not less than what everybody pays. */
  member?: Maybe<Scalars['Decimal']['output']>;
  /** What is suggested where the buyer chooses what to pay, the default or more; null where the price is fixed. */
  suggested?: Maybe<Scalars['Decimal']['output']>;
};

export type GiftType =
  | 'CONTENT'
  | 'SERVICE'
  | 'DISCOUNT';

/** A bonus that comes with the tariffs in `tariffIds`; the buyer picks one. */
export type Gift = {
  id: Scalars['ID']['output'];
  type: GiftType;
  isReusable: Scalars['Boolean']['output'];
  active: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  index: Scalars['Int']['output'];
  /** See `Tariff`. */
  soldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** See `Tariff`. */
  soldOut: Scalars['Boolean']['output'];
  tariffIds: Array<Scalars['ID']['output']>;
};

export type ResearchStatus =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'ARCHIVED';

export type Research = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  doi?: Maybe<Scalars['String']['output']>;
  /** For subscribers and buyers; null for anyone else. */
  file?: Maybe<Scalars['String']['output']>;
  /** For a phone; see `Product`. */
  imageMob?: Maybe<Scalars['String']['output']>;
  imageWeb?: Maybe<Scalars['String']['output']>;
  /** Of where it was published; of its first category where it has none of its own. */
  platformLogo?: Maybe<Scalars['String']['output']>;
  releaseDate: Scalars['Date']['output'];
  nftSource?: Maybe<Scalars['String']['output']>;
  viewsCount: Scalars['Int']['output'];
  seoTitle?: Maybe<Scalars['String']['output']>;
  seoDescription?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  source?: Maybe<Scalars['String']['output']>;
  status: ResearchStatus;
  active: Scalars['Boolean']['output'];
  Categories: Array<Category>;
  Authors: Array<Author>;
  /** What brings the file along when bought on its own. */
  Product?: Maybe<Product>;
};

/** Someone of the team page. */
export type Person = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  role: Scalars['String']['output'];
  text?: Maybe<Scalars['String']['output']>;
  /** The color of the drawing: one of those that the team page knows. */
  hue: Scalars['String']['output'];
};

export type ResearchDirectory = {
  Categories: Array<Category>;
  Authors: Array<Author>;
};

export type Category = {
  id: Scalars['ID']['output'];
  displayName: Scalars['String']['output'];
};

export type Author = {
  id: Scalars['ID']['output'];
  avatar?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  fullName: Scalars['String']['output'];
  index: Scalars['Int']['output'];
  landingUrl?: Maybe<Scalars['String']['output']>;
  regalia?: Maybe<Scalars['String']['output']>;
};

export type ResearchFilter = {
  search?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  authorId?: InputMaybe<Scalars['ID']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type ResearchPage = {
  Researches: Array<Research>;
  Pagination: Pagination;
};

/** Pages count from 1. */
export type Pagination = {
  currentPage: Scalars['Int']['output'];
  nextPageExists: Scalars['Boolean']['output'];
  previousPageExists: Scalars['Boolean']['output'];
  total: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type OrderInput = {
  productId: Scalars['ID']['input'];
  /** The cheapest tariff that can be bought, if left out. */
  tariffId?: InputMaybe<Scalars['ID']['input']>;
  currencyId?: InputMaybe<Scalars['ID']['input']>;
  giftId?: InputMaybe<Scalars['ID']['input']>;
  promoCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * What the buyer chose to pay, in the currency of `currencyId`, which the tariff has to be priced in; the suggestion, if
   * left out. It says nothing where the price is fixed.
   */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
};

/** From `least` to `most`; a promo code and the price for members lower the least. */
export type AmountRange = {
  least: Scalars['Decimal']['output'];
  suggested: Scalars['Decimal']['output'];
  most: Scalars['Decimal']['output'];
};

/** `total` is what is charged; `difference` = `default` - `total`. */
export type OrderCheck = {
  default: Scalars['Decimal']['output'];
  difference: Scalars['Decimal']['output'];
  total: Scalars['Decimal']['output'];
  /** Whether `total` is the price for members, because the caller is one. A promo code is not taken off it. */
  isMemberPrice: Scalars['Boolean']['output'];
  /** What the caller would save as a member; null where that is nothing, as for a member. */
  memberSaving?: Maybe<Scalars['Decimal']['output']>;
  /** The currency charged: the one asked for, or the base currency where the product has no price in it. */
  Currency: Currency;
  /** What the buyer can choose to pay; null where the price is fixed. */
  AmountRange?: Maybe<AmountRange>;
  /** The tax that the total includes; null where it includes none. */
  Tax?: Maybe<TaxLine>;
  quoteId: Scalars['ID']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** Whether the promo code is good for this; null without one. It is not used where the price for members is lower. */
  promoCodeAccepted?: Maybe<Scalars['Boolean']['output']>;
  /**
   * What buying this plan would change for the caller, who has one; null where they have none, or it cannot be bought now.
   * An extension is paid here (`PaymentInput.changeId`), any other change by `subscriptionChange`.
   */
  change?: Maybe<SubscriptionChange>;
  /** The charge that follows where the caller buys it for themselves; null where nothing renews. */
  next?: Maybe<NextCharge>;
  /** The same where it is begun with its trial: at the trial's end. Null where the caller cannot have one. */
  nextAfterTrial?: Maybe<NextCharge>;
  /** How the caller has it already; null where they do not. A present of it can be bought all the same. */
  owned?: Maybe<OwnedProduct>;
};

/** The charge that follows a purchase, and repeats. */
export type NextCharge = {
  date: Scalars['DateTime']['output'];
  /** In the currency of the check: the list price of today or a lower one then, whatever a sale or a promo code takes off now. */
  amount: Scalars['Decimal']['output'];
  /** The length of a period in months; null where it is one of days. */
  months?: Maybe<Scalars['Int']['output']>;
  /** The length of a period in days; null where it is one of months. */
  days?: Maybe<Scalars['Int']['output']>;
  /** Whether it is charged without anyone doing anything. Guests, and accounts whose address is not proven, are asked to pay by mail. */
  isAutomatic: Scalars['Boolean']['output'];
};

export type Ownership =
  /** Bought, or redeemed as a present. Time of it, and another tariff, can be bought once more. */
  | 'PURCHASED'
  /** Bought by the guest of the `autogeneratedtoken` header, with an address that is not the account's. */
  | 'BOUGHT_AS_GUEST'
  /** Opened with an activation of the subscription. */
  | 'ACTIVATED'
  /** The subscription has an activation left for it. */
  | 'INCLUDED'
  /** The product is a plan, and the caller has one without an end. */
  | 'LIFETIME'
  /** The product is a plan, and the caller has another that cannot change to it now. */
  | 'OTHER_PLAN';

export type OwnedItem = {
  productId: Scalars['ID']['output'];
  /** Of the purchase or of the activation. */
  itemId: Scalars['ID']['output'];
};

export type OwnedProduct = {
  kind: Ownership;
  /** The end of access; null without one. */
  availableTo?: Maybe<Scalars['DateTime']['output']>;
  /** The purchase that opens it; null where that is none of the caller's. */
  itemId?: Maybe<Scalars['ID']['output']>;
  /** Whether it can be bought all the same; where not, a payment is refused with ALREADY_OWNED or PLAN_CHANGE_UNCONFIRMED. */
  canBuy: Scalars['Boolean']['output'];
};

export type PaymentMethod = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  displayName: Scalars['String']['output'];
  /** Whether it can be kept for renewals. */
  canBeKept: Scalars['Boolean']['output'];
};

export type PaymentInput = {
  /** Made by the client, 16 to 64 characters of a-z, A-Z, 0-9, - and _. */
  idempotencyKey: Scalars['String']['input'];
  quoteId: Scalars['ID']['input'];
  order: OrderInput;
  /** An open order to try again or to change, instead of a new one. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  paymentMethodId: Scalars['ID']['input'];
  /** Where the receipt goes. */
  email: Scalars['String']['input'];
  /** The prefix of one of the supported languages. */
  language: Scalars['String']['input'];
  utm?: InputMaybe<UtmInput>;
  acceptsTerms: Scalars['Boolean']['input'];
  /** Buys it for another person: creates a present instead of granting access. */
  present?: InputMaybe<PresentInput>;
  /** Starts a subscription with its trial: nothing is charged now. */
  trial?: InputMaybe<Scalars['Boolean']['input']>;
  /** Keeps the method for renewals, where its provider can. */
  saveMethod?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The id of the preview of a change, where the caller has a plan and buys one: without a current one the answer is
   * PLAN_CHANGE_UNCONFIRMED.
   */
  changeId?: InputMaybe<Scalars['ID']['input']>;
};

export type Payment = {
  Order: Order;
  Transaction: Transaction;
  /** Where the provider takes over; null when nothing is left to confirm. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** The guest's token, when this call made the guest. */
  autoGeneratedToken?: Maybe<Scalars['String']['output']>;
};

export type OrderStatus =
  | 'OPEN'
  | 'CONFIRMED'
  | 'PAID'
  | 'EXPIRED'
  | 'REFUNDED';

export type Order = {
  id: Scalars['ID']['output'];
  status: OrderStatus;
  price: Scalars['Decimal']['output'];
  default: Scalars['Decimal']['output'];
  difference: Scalars['Decimal']['output'];
  /** Whether `price` is the one for members. */
  isMemberPrice: Scalars['Boolean']['output'];
  Currency: Currency;
  email?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  purpose: OrderPurpose;
  /** The present that it was bought as. */
  Present?: Maybe<Present>;
  /** Counts without gaps, once paid. */
  receiptNumber?: Maybe<Scalars['Int']['output']>;
  /** What the buyer added to the receipt. */
  BuyerDetails?: Maybe<BuyerDetails>;
  /** What a member added to another receipt last, to begin with; null for a guest, and once this one has its own. */
  LastBuyerDetails?: Maybe<BuyerDetails>;
  Products: Array<Product>;
  Tariff?: Maybe<Tariff>;
  Gift?: Maybe<Gift>;
  /** The newest attempt to pay. */
  Transaction?: Maybe<Transaction>;
  Purchase?: Maybe<Purchase>;
  /** The trial that it began; null for any other order. */
  Trial?: Maybe<Trial>;
  /** How the buyer can have the money back; null where there is no way, or not any more. */
  RefundRight?: Maybe<RefundRight>;
  /** What the buyer asked to be refunded; null where nothing was asked for. */
  RefundRequest?: Maybe<RefundRequest>;
};

export type RefundRight = {
  /** Until when it can be asked for. */
  until: Scalars['DateTime']['output'];
  /** Whether it is given at once, because nothing was used; otherwise the operator decides. */
  isAutomatic: Scalars['Boolean']['output'];
};

export type RefundRequestState =
  | 'OPEN'
  | 'APPROVED'
  | 'DECLINED';

export type RefundRequest = {
  state: RefundRequestState;
  createdAt: Scalars['DateTime']['output'];
};

/** A subscription's time for nothing. */
export type Trial = {
  /** Until when nothing is charged; null once it is over. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The charge that follows; null where none is planned. */
  Due?: Maybe<DueCharge>;
};

export type TransactionPurpose =
  | 'ORDER'
  | 'TOP_UP';

export type OrderPurpose =
  | 'PURCHASE'
  | 'PRESENT'
  | 'RENEWAL'
  | 'UPGRADE';

export type TransactionStatus =
  | 'PENDING'
  | 'PROCESSING'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'EXPIRED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'
  | 'CHARGED_BACK';

export type Transaction = {
  id: Scalars['ID']['output'];
  purpose: TransactionPurpose;
  status: TransactionStatus;
  dateOfStatusChange: Scalars['DateTime']['output'];
  amount: Scalars['Decimal']['output'];
  /** The currency of `amount` and `refunded`. */
  Currency: Currency;
  actualAmount?: Maybe<Scalars['Decimal']['output']>;
  actualCurrency?: Maybe<Currency>;
  /** What the provider took; null where no provider took part, or it is not known yet. */
  fee?: Maybe<Scalars['Decimal']['output']>;
  /** The fee's currency: the transaction's own, or that of the account it was paid into. */
  FeeCurrency: Currency;
  /** What was given back. */
  refunded: Scalars['Decimal']['output'];
  /** Those that are not canceled, the oldest first. */
  CreditNotes: Array<CreditNote>;
  createdAt: Scalars['DateTime']['output'];
  /** Where an attempt that still waits for its buyer goes on. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  PaymentMethod: PaymentMethod;
  Order?: Maybe<Order>;
};

export type TransactionSort =
  | 'NEWEST'
  | 'OLDEST';

export type TransactionFilter = {
  status?: InputMaybe<Array<TransactionStatus>>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type TransactionPage = {
  Transactions: Array<Transaction>;
  Pagination: Pagination;
};

export type PurchaseStatus =
  | 'PENDING'
  | 'ACTIVE'
  | 'SPENT'
  | 'EXPIRED'
  | 'REFUNDED'
  | 'CANCELED';

export type Purchase = {
  id: Scalars['ID']['output'];
  status: PurchaseStatus;
  /** The end of access; null without one. */
  availableTo?: Maybe<Scalars['DateTime']['output']>;
  spentAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Whether its owner took it out of the list. */
  isArchived: Scalars['Boolean']['output'];
  Product: Product;
  Tariff?: Maybe<Tariff>;
  Gift?: Maybe<Gift>;
  /** Null where a present was redeemed. */
  Order?: Maybe<Order>;
  /** The present that it came by. */
  Present?: Maybe<Present>;
  /** Those whose file it brings, as long as it is open. */
  Researches: Array<Research>;
  /** Whether there is anything to open in the library. */
  hasGoods: Scalars['Boolean']['output'];
};

/** Something that was bought, given or activated, with everything that belongs to it. */
export type LibraryItem = {
  /** Of the purchase or the activation. */
  id: Scalars['ID']['output'];
  Product: Product;
  /** Null for an activation. */
  Tariff?: Maybe<Tariff>;
  /** Whether there is access now; without it nothing is listed. */
  isOpen: Scalars['Boolean']['output'];
  /** As `Purchase.isArchived`; null for an activation, which is in no list. */
  isArchived?: Maybe<Scalars['Boolean']['output']>;
  /** The end of access; null without one. */
  availableTo?: Maybe<Scalars['DateTime']['output']>;
  /** The caller's own order that it came by; null where it was activated or given. */
  orderId?: Maybe<Scalars['ID']['output']>;
  Deliverables: Array<Deliverable>;
  /** All of its files as one ZIP; null where there are fewer than two. */
  Archive?: Maybe<LibraryFile>;
  /** A text of it in the wanted language, else in the caller's, else in English, else in any that it exists in. */
  text?: Maybe<LibraryText>;
};


/** Something that was bought, given or activated, with everything that belongs to it. */
export type LibraryItemTextArgs = {
  deliverableId: Scalars['ID']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
};

export type DeliverableKind =
  | 'FILE'
  | 'TEXT'
  | 'LINK'
  | 'EVENT'
  | 'LICENCE';

export type Deliverable = {
  id: Scalars['ID']['output'];
  kind: DeliverableKind;
  title: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  addedAt: Scalars['DateTime']['output'];
  /** Whether it was added after the last visit; false on the first. */
  isNew: Scalars['Boolean']['output'];
  /** Https; of links only. */
  link?: Maybe<Scalars['String']['output']>;
  /** Those that a text exists in, by prefix. */
  languages: Array<Scalars['String']['output']>;
  /** The formats of a file. */
  Files: Array<LibraryFile>;
  /** Of an event, in their order. */
  Dates: Array<EventDate>;
  /** Gives the dates of an event as a calendar file, as a file's address does; null for anything else. */
  calendarHref?: Maybe<Scalars['String']['output']>;
  /** The key of a licence; null for anything else, and as long as it is owed. */
  licenceKey?: Maybe<Scalars['String']['output']>;
};

export type EventDate = {
  startsAt: Scalars['DateTime']['output'];
  endsAt: Scalars['DateTime']['output'];
  /** Where it takes place: `Europe/Berlin`. */
  timeZone: Scalars['String']['output'];
  place?: Maybe<Scalars['String']['output']>;
  /** Https; where one joins from afar. */
  link?: Maybe<Scalars['String']['output']>;
};

export type LibraryFile = {
  /** As it is saved. */
  name: Scalars['String']['output'];
  mediaType: Scalars['String']['output'];
  /** In bytes. */
  size: Scalars['Int']['output'];
  /** Gives the file for ten minutes, and only as long as there is access. */
  href: Scalars['String']['output'];
};

export type LibraryText = {
  title: Scalars['String']['output'];
  /** Markdown. */
  body: Scalars['String']['output'];
  /** The language that it is in, by prefix. */
  language: Scalars['String']['output'];
};

export type PurchaseSort =
  | 'NEWEST'
  | 'OLDEST'
  | 'AVAILABLE_TO';

export type PurchaseFilter = {
  status?: InputMaybe<Array<PurchaseStatus>>;
  search?: InputMaybe<Scalars['String']['input']>;
  /** The archived ones instead of all others. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PurchasePage = {
  Purchases: Array<Purchase>;
  Pagination: Pagination;
};

export type Wallet = {
  Balances: Array<Balance>;
  /** The last twelve months in `Currency`, the oldest first. */
  Months: Array<WalletMonth>;
  Currency: Currency;
  /** What is charged next, if anything is. */
  Due?: Maybe<DueCharge>;
  SavedMethods: Array<SavedMethod>;
  /** The least and the most that can be put in at once, one entry a currency. */
  TopUpLimits: Array<TopUpLimit>;
  /** Ways to put money in. */
  PaymentMethods: Array<PaymentMethod>;
};

/** What was refunded counts neither as income nor as spending: it lowers the month of its payment. */
export type WalletMonth = {
  /** The first day of the month. */
  month: Scalars['Date']['output'];
  /** What came into the wallet. */
  income: Scalars['Decimal']['output'];
  /** What left it, as a positive amount. */
  spending: Scalars['Decimal']['output'];
};

export type WalletEntryKind =
  | 'TOP_UP'
  | 'PURCHASE'
  | 'REFUND'
  | 'CHARGEBACK'
  /** From or to another account of the same person. */
  | 'TRANSFER'
  /** What the wallet began with. */
  | 'OPENING'
  /** What the operator credited or corrected. */
  | 'CREDIT'
  /** What was left of an erased account. */
  | 'FORFEIT';

export type WalletEntry = {
  id: Scalars['ID']['output'];
  kind: WalletEntryKind;
  /** Positive where money came in, negative where it went out. */
  amount: Scalars['Decimal']['output'];
  /** What the wallet of `Currency` held after it. */
  balance: Scalars['Decimal']['output'];
  Currency: Currency;
  createdAt: Scalars['DateTime']['output'];
  /** The payment that it belongs to, where that is the caller's own. */
  Transaction?: Maybe<Transaction>;
};

export type WalletEntryPage = {
  Entries: Array<WalletEntry>;
  /** Whether there are older ones. */
  hasMore: Scalars['Boolean']['output'];
};

export type Waiting = {
  /** Orders and top-ups that can still be paid. */
  payments: Scalars['Int']['output'];
  /** Presents that were bought and not sent. */
  presents: Scalars['Int']['output'];
  /** 1 where the payment of the subscription is overdue. */
  subscription: Scalars['Int']['output'];
};

export type DueCharge = {
  date: Scalars['DateTime']['output'];
  amount: Scalars['Decimal']['output'];
  Currency: Currency;
  Plan: Plan;
};

export type TopUpLimit = {
  Currency: Currency;
  least: Scalars['Decimal']['output'];
  most: Scalars['Decimal']['output'];
};

/** A card or the like, kept by its provider; we know its label only. */
export type SavedMethod = {
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  PaymentMethod: PaymentMethod;
  createdAt: Scalars['DateTime']['output'];
};

export type TopUpInput = {
  /** Made by the client, 16 to 64 characters of a-z, A-Z, 0-9, - and _. */
  idempotencyKey: Scalars['String']['input'];
  amount: Scalars['Decimal']['input'];
  currencyId: Scalars['ID']['input'];
  paymentMethodId: Scalars['ID']['input'];
  /** The prefix of one of the supported languages. */
  language: Scalars['String']['input'];
};

export type TopUp = {
  Transaction: Transaction;
  /** Where the provider takes over; null when nothing is left to confirm. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
};

/** What a receipt says; it is printed by the page. */
export type Receipt = {
  number: Scalars['Int']['output'];
  issuedAt: Scalars['DateTime']['output'];
  /** Lines of the seller's name and address. */
  seller: Array<Scalars['String']['output']>;
  taxId?: Maybe<Scalars['String']['output']>;
  buyer?: Maybe<Scalars['String']['output']>;
  buyerEmail?: Maybe<Scalars['String']['output']>;
  /** What the buyer added since. */
  BuyerDetails?: Maybe<BuyerDetails>;
  Lines: Array<ReceiptLine>;
  Currency: Currency;
  total: Scalars['Decimal']['output'];
  /** The tax that is included in the total, a line for each rate; none where none is. */
  Taxes: Array<TaxLine>;
  /** Null where nothing was to pay. */
  paymentMethod?: Maybe<Scalars['String']['output']>;
  refunded: Scalars['Decimal']['output'];
  CreditNotes: Array<CreditNote>;
};

/** What a buyer has printed on a receipt. */
export type BuyerDetails = {
  company?: Maybe<Scalars['String']['output']>;
  /** With line breaks. */
  address?: Maybe<Scalars['String']['output']>;
  taxId?: Maybe<Scalars['String']['output']>;
};

export type BuyerDetailsInput = {
  company?: InputMaybe<Scalars['String']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
  taxId?: InputMaybe<Scalars['String']['input']>;
};

/** The part of an amount that one rate of tax is in. */
export type TaxLine = {
  /** Percent: "19". */
  rate: Scalars['String']['output'];
  net: Scalars['Decimal']['output'];
  tax: Scalars['Decimal']['output'];
  gross: Scalars['Decimal']['output'];
};

export type CreditNoteReason =
  | 'REFUND'
  | 'DISPUTE';

/** What of a sale was reversed, for good unless it is canceled. */
export type CreditNote = {
  id: Scalars['ID']['output'];
  /** Counts without gaps: "CN-7". */
  number: Scalars['String']['output'];
  issuedAt: Scalars['DateTime']['output'];
  /** Of the receipt whose sale it reverses. */
  receiptNumber: Scalars['Int']['output'];
  reason: CreditNoteReason;
  /** Below zero, as its taxes are. */
  total: Scalars['Decimal']['output'];
  Currency: Currency;
  Taxes: Array<TaxLine>;
  /** When the money came back after all; the sale counts again. */
  canceledAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ReceiptLine = {
  title: Scalars['String']['output'];
  detail?: Maybe<Scalars['String']['output']>;
  amount: Scalars['Decimal']['output'];
};

export type SubscriptionEventKind =
  | 'STARTED'
  | 'TRIAL_STARTED'
  | 'RENEWED'
  /** Time was added that was given, or is of another plan. */
  | 'EXTENDED'
  | 'PAYMENT_FAILED'
  | 'PAST_DUE'
  | 'CANCELED'
  | 'RESUMED'
  | 'ENDED'
  | 'CHANGED'
  | 'CHANGE_PLANNED'
  | 'CHANGE_DROPPED';

export type SubscriptionEvent = {
  id: Scalars['ID']['output'];
  kind: SubscriptionEventKind;
  createdAt: Scalars['DateTime']['output'];
  amount?: Maybe<Scalars['Decimal']['output']>;
  Currency?: Maybe<Currency>;
  /** The plan it was about. */
  Plan: Plan;
};

export type SubscriptionChangeKind =
  /** At once, for what is left of the time paid for, or for a renewal that is overdue. */
  | 'UPGRADE'
  /** At the renewal. */
  | 'DOWNGRADE'
  /** The plan that one has, once more, behind what is paid for. */
  | 'EXTENSION';

export type SubscriptionChange = {
  /** Proves that the change was shown: an extension is paid with it (`PaymentInput.changeId`), any other is made with it. */
  id: Scalars['ID']['output'];
  kind: SubscriptionChangeKind;
  Plan: Plan;
  /** What is charged now; 0 for a downgrade. */
  total: Scalars['Decimal']['output'];
  /** What the time left of the present plan is worth, already taken off. */
  credit: Scalars['Decimal']['output'];
  /** What the renewal will cost. */
  renewalPrice: Scalars['Decimal']['output'];
  /** The next charge once the plan has changed; null where none follows. */
  NextCharge?: Maybe<DueCharge>;
  Currency: Currency;
  /** From when the new plan counts. */
  startsAt: Scalars['DateTime']['output'];
  /** The end of access paid for then; null without an end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time that the caller has besides and that is no part of the credit, in the order in which it counts. */
  Behind: Array<TimeBehind>;
};

/** Time that was given, or paid in another currency, behind an upgrade. */
export type TimeBehind = {
  Plan: Plan;
  days: Scalars['Int']['output'];
  /** When it counts, after the new plan; null where that has no end: it counts again once the change is refunded. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SubscriptionChangeInput = {
  idempotencyKey: Scalars['String']['input'];
  planId: Scalars['ID']['input'];
  /** The id of the preview that was shown. */
  changeId: Scalars['ID']['input'];
  /** Where something is to be paid now. */
  paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
};

export type SubscriptionChanged = {
  Subscription: Subscription;
  /** Where something was to be paid. */
  Payment?: Maybe<Payment>;
};

export type PresentStatus =
  | 'PURCHASED'
  | 'SENT'
  | 'REDEEMED'
  | 'EXPIRED';

export type Present = {
  id: Scalars['ID']['output'];
  status: PresentStatus;
  Product: Product;
  Tariff?: Maybe<Tariff>;
  recipientName?: Maybe<Scalars['String']['output']>;
  senderName?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  /** The address that redeems it; only for the buyer. */
  link?: Maybe<Scalars['String']['output']>;
  /**
   * From when its time would count for the caller, where it is a plan and they have time of one already: a present comes
   * after that. Null where it would count at once.
   */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  isOwn: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  redeemedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The item of the library that it opened, where the caller redeemed it and there is something to open. */
  itemId?: Maybe<Scalars['ID']['output']>;
};

export type PresentPage = {
  Presents: Array<Present>;
  Pagination: Pagination;
};

/** Buys the product for another person. */
export type PresentInput = {
  recipientName?: InputMaybe<Scalars['String']['input']>;
  senderName?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  /** The dream that it fulfils. */
  dreamId?: InputMaybe<Scalars['ID']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PaymentReminders: ResolverTypeWrapper<PaymentReminders>;
  UsedLink: UsedLink;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  LinkSession: ResolverTypeWrapper<LinkSession>;
  GuestPurchases: ResolverTypeWrapper<GuestPurchases>;
  OrderLinkState: OrderLinkState;
  OrderLink: ResolverTypeWrapper<OrderLink>;
  AuthLink: ResolverTypeWrapper<AuthLink>;
  ContactTopic: ContactTopic;
  ContactInput: ContactInput;
  ExchangeRates: ResolverTypeWrapper<Omit<ExchangeRates, 'base' | 'Rates'> & { base: ResolversTypes['Currency'], Rates: Array<ResolversTypes['ExchangeRate']> }>;
  ExchangeRate: ResolverTypeWrapper<Omit<ExchangeRate, 'Currency'> & { Currency: ResolversTypes['Currency'] }>;
  Me: ResolverTypeWrapper<UserRow>;
  Gender: Gender;
  Balance: ResolverTypeWrapper<HoldingRow>;
  Avatar: ResolverTypeWrapper<AvatarRowRow>;
  Country: ResolverTypeWrapper<CountryRowRow>;
  City: ResolverTypeWrapper<CityRowRow>;
  Currency: ResolverTypeWrapper<CurrencyRow>;
  Language: ResolverTypeWrapper<LanguageRowRow>;
  ProjectSettings: ResolverTypeWrapper<ProjectSettings>;
  Directories: ResolverTypeWrapper<Omit<Directories, 'Currencies' | 'Languages'> & { Currencies: Array<ResolversTypes['Currency']>, Languages: Array<ResolversTypes['Language']> }>;
  RegisterInput: RegisterInput;
  LoginLinkInput: LoginLinkInput;
  UtmInput: UtmInput;
  SignIn: ResolverTypeWrapper<SignIn>;
  RegistrationPending: ResolverTypeWrapper<RegistrationPending>;
  Session: ResolverTypeWrapper<SessionRowRow>;
  Device: Device;
  SignInMethod: SignInMethod;
  SignInOutcome: SignInOutcome;
  SignInRecord: ResolverTypeWrapper<SignInRowRow>;
  TwoFactor: ResolverTypeWrapper<TwoFactor>;
  TwoFactorSetup: ResolverTypeWrapper<TwoFactorSetup>;
  PasswordResetRequestInput: PasswordResetRequestInput;
  PasswordResetInput: PasswordResetInput;
  PasswordChangeInput: PasswordChangeInput;
  EmailChangeInput: EmailChangeInput;
  EmailChange: ResolverTypeWrapper<EmailChangeRowRow>;
  ProfileInput: ProfileInput;
  Achievement: ResolverTypeWrapper<Achievement>;
  AchievementState: AchievementState;
  DreamStatus: DreamStatus;
  Dream: ResolverTypeWrapper<DreamRowRow>;
  DreamScope: DreamScope;
  DreamFilter: DreamFilter;
  DreamPage: ResolverTypeWrapper<Omit<DreamPage, 'Dreams'> & { Dreams: Array<ResolversTypes['Dream']> }>;
  DreamInput: DreamInput;
  DreamChange: DreamChange;
  SubscriptionStatus: SubscriptionStatus;
  Subscription: ResolverTypeWrapper<SubscriptionRowRow>;
  Plan: ResolverTypeWrapper<PlanRowRow>;
  UpcomingTime: ResolverTypeWrapper<Omit<UpcomingTime, 'Plan'> & { Plan: ResolversTypes['Plan'] }>;
  SubscriptionPurchase: ResolverTypeWrapper<SubscriptionPurchaseRowRow>;
  Product: ResolverTypeWrapper<CatalogueProductRow>;
  ProductRating: ResolverTypeWrapper<RatingTotalsRow>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Review: ResolverTypeWrapper<ReviewRowRow>;
  ReviewPage: ResolverTypeWrapper<Omit<ReviewPage, 'Reviews'> & { Reviews: Array<ResolversTypes['Review']> }>;
  OwnRating: ResolverTypeWrapper<RatingRowRow>;
  RatingInput: RatingInput;
  ProductPage: ResolverTypeWrapper<ProductPageFactsRow>;
  TariffContents: ResolverTypeWrapper<Omit<TariffContents, 'Items'> & { Items: Array<ResolversTypes['ContentItem']> }>;
  ContentItem: ResolverTypeWrapper<ContentRow>;
  ContentFormat: ResolverTypeWrapper<ContentFormat>;
  ProductSample: ResolverTypeWrapper<ProductSample>;
  SampleFile: ResolverTypeWrapper<SampleFile>;
  Tariff: ResolverTypeWrapper<CatalogueTariffRow>;
  Price: ResolverTypeWrapper<CataloguePriceRow>;
  GiftType: GiftType;
  Gift: ResolverTypeWrapper<CatalogueGiftRow>;
  ResearchStatus: ResearchStatus;
  Research: ResolverTypeWrapper<CatalogueResearchRow>;
  Person: ResolverTypeWrapper<PersonRowRow>;
  ResearchDirectory: ResolverTypeWrapper<Omit<ResearchDirectory, 'Categories' | 'Authors'> & { Categories: Array<ResolversTypes['Category']>, Authors: Array<ResolversTypes['Author']> }>;
  Category: ResolverTypeWrapper<CategoryRowRow>;
  Author: ResolverTypeWrapper<AuthorRowRow>;
  ResearchFilter: ResearchFilter;
  ResearchPage: ResolverTypeWrapper<Omit<ResearchPage, 'Researches'> & { Researches: Array<ResolversTypes['Research']> }>;
  Pagination: ResolverTypeWrapper<Pagination>;
  OrderInput: OrderInput;
  AmountRange: ResolverTypeWrapper<AmountRange>;
  OrderCheck: ResolverTypeWrapper<Omit<OrderCheck, 'Currency' | 'change'> & { Currency: ResolversTypes['Currency'], change?: Maybe<ResolversTypes['SubscriptionChange']> }>;
  NextCharge: ResolverTypeWrapper<NextCharge>;
  Ownership: Ownership;
  OwnedItem: ResolverTypeWrapper<OwnedItem>;
  OwnedProduct: ResolverTypeWrapper<OwnedProduct>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethodIdRow>;
  PaymentInput: PaymentInput;
  Payment: ResolverTypeWrapper<PaymentAnswerRow>;
  OrderStatus: OrderStatus;
  Order: ResolverTypeWrapper<ListedOrderRow>;
  RefundRight: ResolverTypeWrapper<RefundRightRow>;
  RefundRequestState: RefundRequestState;
  RefundRequest: ResolverTypeWrapper<RefundRequestRowRow>;
  Trial: ResolverTypeWrapper<BegunTrialRow>;
  TransactionPurpose: TransactionPurpose;
  OrderPurpose: OrderPurpose;
  TransactionStatus: TransactionStatus;
  Transaction: ResolverTypeWrapper<ShownTransactionRow>;
  TransactionSort: TransactionSort;
  TransactionFilter: TransactionFilter;
  TransactionPage: ResolverTypeWrapper<Omit<TransactionPage, 'Transactions'> & { Transactions: Array<ResolversTypes['Transaction']> }>;
  PurchaseStatus: PurchaseStatus;
  Purchase: ResolverTypeWrapper<PurchaseRow>;
  LibraryItem: ResolverTypeWrapper<ItemRow>;
  DeliverableKind: DeliverableKind;
  Deliverable: ResolverTypeWrapper<ListedDeliverableRow>;
  EventDate: ResolverTypeWrapper<EventDateRow>;
  LibraryFile: ResolverTypeWrapper<LibraryFile>;
  LibraryText: ResolverTypeWrapper<LibraryText>;
  PurchaseSort: PurchaseSort;
  PurchaseFilter: PurchaseFilter;
  PurchasePage: ResolverTypeWrapper<Omit<PurchasePage, 'Purchases'> & { Purchases: Array<ResolversTypes['Purchase']> }>;
  Wallet: ResolverTypeWrapper<UserRow>;
  WalletMonth: ResolverTypeWrapper<WalletMonth>;
  WalletEntryKind: WalletEntryKind;
  WalletEntry: ResolverTypeWrapper<WalletEntryRow>;
  WalletEntryPage: ResolverTypeWrapper<Omit<WalletEntryPage, 'Entries'> & { Entries: Array<ResolversTypes['WalletEntry']> }>;
  Waiting: ResolverTypeWrapper<WaitingRow>;
  DueCharge: ResolverTypeWrapper<DueChargeRow>;
  TopUpLimit: ResolverTypeWrapper<Omit<TopUpLimit, 'Currency'> & { Currency: ResolversTypes['Currency'] }>;
  SavedMethod: ResolverTypeWrapper<SavedMethodRow>;
  TopUpInput: TopUpInput;
  TopUp: ResolverTypeWrapper<TopUpAnswerRow>;
  Receipt: ResolverTypeWrapper<ReceiptAnswerRow>;
  BuyerDetails: ResolverTypeWrapper<BuyerDetailsRow>;
  BuyerDetailsInput: BuyerDetailsInput;
  TaxLine: ResolverTypeWrapper<TaxLine>;
  CreditNoteReason: CreditNoteReason;
  CreditNote: ResolverTypeWrapper<CreditNoteRowRow>;
  ReceiptLine: ResolverTypeWrapper<ReceiptLine>;
  SubscriptionEventKind: SubscriptionEventKind;
  SubscriptionEvent: ResolverTypeWrapper<SubscriptionEventRowRow>;
  SubscriptionChangeKind: SubscriptionChangeKind;
  SubscriptionChange: ResolverTypeWrapper<Omit<SubscriptionChange, 'Plan' | 'NextCharge' | 'Currency' | 'Behind'> & { Plan: ResolversTypes['Plan'], NextCharge?: Maybe<ResolversTypes['DueCharge']>, Currency: ResolversTypes['Currency'], Behind: Array<ResolversTypes['TimeBehind']> }>;
  TimeBehind: ResolverTypeWrapper<Omit<TimeBehind, 'Plan'> & { Plan: ResolversTypes['Plan'] }>;
  SubscriptionChangeInput: SubscriptionChangeInput;
  SubscriptionChanged: ResolverTypeWrapper<Omit<SubscriptionChanged, 'Subscription' | 'Payment'> & { Subscription: ResolversTypes['Subscription'], Payment?: Maybe<ResolversTypes['Payment']> }>;
  PresentStatus: PresentStatus;
  Present: ResolverTypeWrapper<PresentRowRow>;
  PresentPage: ResolverTypeWrapper<Omit<PresentPage, 'Presents'> & { Presents: Array<ResolversTypes['Present']> }>;
  PresentInput: PresentInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Decimal: Scalars['Decimal']['output'];
  DateTime: Scalars['DateTime']['output'];
  Date: Scalars['Date']['output'];
  JSON: Scalars['JSON']['output'];
  Upload: Scalars['Upload']['output'];
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  PaymentReminders: PaymentReminders;
  Mutation: Record<PropertyKey, never>;
  LinkSession: LinkSession;
  GuestPurchases: GuestPurchases;
  OrderLink: OrderLink;
  AuthLink: AuthLink;
  ContactInput: ContactInput;
  ExchangeRates: Omit<ExchangeRates, 'base' | 'Rates'> & { base: ResolversParentTypes['Currency'], Rates: Array<ResolversParentTypes['ExchangeRate']> };
  ExchangeRate: Omit<ExchangeRate, 'Currency'> & { Currency: ResolversParentTypes['Currency'] };
  Me: UserRow;
  Balance: HoldingRow;
  Avatar: AvatarRowRow;
  Country: CountryRowRow;
  City: CityRowRow;
  Currency: CurrencyRow;
  Language: LanguageRowRow;
  ProjectSettings: ProjectSettings;
  Directories: Omit<Directories, 'Currencies' | 'Languages'> & { Currencies: Array<ResolversParentTypes['Currency']>, Languages: Array<ResolversParentTypes['Language']> };
  RegisterInput: RegisterInput;
  LoginLinkInput: LoginLinkInput;
  UtmInput: UtmInput;
  SignIn: SignIn;
  RegistrationPending: RegistrationPending;
  Session: SessionRowRow;
  SignInRecord: SignInRowRow;
  TwoFactor: TwoFactor;
  TwoFactorSetup: TwoFactorSetup;
  PasswordResetRequestInput: PasswordResetRequestInput;
  PasswordResetInput: PasswordResetInput;
  PasswordChangeInput: PasswordChangeInput;
  EmailChangeInput: EmailChangeInput;
  EmailChange: EmailChangeRowRow;
  ProfileInput: ProfileInput;
  Achievement: Achievement;
  Dream: DreamRowRow;
  DreamFilter: DreamFilter;
  DreamPage: Omit<DreamPage, 'Dreams'> & { Dreams: Array<ResolversParentTypes['Dream']> };
  DreamInput: DreamInput;
  DreamChange: DreamChange;
  Subscription: SubscriptionRowRow;
  Plan: PlanRowRow;
  UpcomingTime: Omit<UpcomingTime, 'Plan'> & { Plan: ResolversParentTypes['Plan'] };
  SubscriptionPurchase: SubscriptionPurchaseRowRow;
  Product: CatalogueProductRow;
  ProductRating: RatingTotalsRow;
  Float: Scalars['Float']['output'];
  Review: ReviewRowRow;
  ReviewPage: Omit<ReviewPage, 'Reviews'> & { Reviews: Array<ResolversParentTypes['Review']> };
  OwnRating: RatingRowRow;
  RatingInput: RatingInput;
  ProductPage: ProductPageFactsRow;
  TariffContents: Omit<TariffContents, 'Items'> & { Items: Array<ResolversParentTypes['ContentItem']> };
  ContentItem: ContentRow;
  ContentFormat: ContentFormat;
  ProductSample: ProductSample;
  SampleFile: SampleFile;
  Tariff: CatalogueTariffRow;
  Price: CataloguePriceRow;
  Gift: CatalogueGiftRow;
  Research: CatalogueResearchRow;
  Person: PersonRowRow;
  ResearchDirectory: Omit<ResearchDirectory, 'Categories' | 'Authors'> & { Categories: Array<ResolversParentTypes['Category']>, Authors: Array<ResolversParentTypes['Author']> };
  Category: CategoryRowRow;
  Author: AuthorRowRow;
  ResearchFilter: ResearchFilter;
  ResearchPage: Omit<ResearchPage, 'Researches'> & { Researches: Array<ResolversParentTypes['Research']> };
  Pagination: Pagination;
  OrderInput: OrderInput;
  AmountRange: AmountRange;
  OrderCheck: Omit<OrderCheck, 'Currency' | 'change'> & { Currency: ResolversParentTypes['Currency'], change?: Maybe<ResolversParentTypes['SubscriptionChange']> };
  NextCharge: NextCharge;
  OwnedItem: OwnedItem;
  OwnedProduct: OwnedProduct;
  PaymentMethod: PaymentMethodIdRow;
  PaymentInput: PaymentInput;
  Payment: PaymentAnswerRow;
  Order: ListedOrderRow;
  RefundRight: RefundRightRow;
  RefundRequest: RefundRequestRowRow;
  Trial: BegunTrialRow;
  Transaction: ShownTransactionRow;
  TransactionFilter: TransactionFilter;
  TransactionPage: Omit<TransactionPage, 'Transactions'> & { Transactions: Array<ResolversParentTypes['Transaction']> };
  Purchase: PurchaseRow;
  LibraryItem: ItemRow;
  Deliverable: ListedDeliverableRow;
  EventDate: EventDateRow;
  LibraryFile: LibraryFile;
  LibraryText: LibraryText;
  PurchaseFilter: PurchaseFilter;
  PurchasePage: Omit<PurchasePage, 'Purchases'> & { Purchases: Array<ResolversParentTypes['Purchase']> };
  Wallet: UserRow;
  WalletMonth: WalletMonth;
  WalletEntry: WalletEntryRow;
  WalletEntryPage: Omit<WalletEntryPage, 'Entries'> & { Entries: Array<ResolversParentTypes['WalletEntry']> };
  Waiting: WaitingRow;
  DueCharge: DueChargeRow;
  TopUpLimit: Omit<TopUpLimit, 'Currency'> & { Currency: ResolversParentTypes['Currency'] };
  SavedMethod: SavedMethodRow;
  TopUpInput: TopUpInput;
  TopUp: TopUpAnswerRow;
  Receipt: ReceiptAnswerRow;
  BuyerDetails: BuyerDetailsRow;
  BuyerDetailsInput: BuyerDetailsInput;
  TaxLine: TaxLine;
  CreditNote: CreditNoteRowRow;
  ReceiptLine: ReceiptLine;
  SubscriptionEvent: SubscriptionEventRowRow;
  SubscriptionChange: Omit<SubscriptionChange, 'Plan' | 'NextCharge' | 'Currency' | 'Behind'> & { Plan: ResolversParentTypes['Plan'], NextCharge?: Maybe<ResolversParentTypes['DueCharge']>, Currency: ResolversParentTypes['Currency'], Behind: Array<ResolversParentTypes['TimeBehind']> };
  TimeBehind: Omit<TimeBehind, 'Plan'> & { Plan: ResolversParentTypes['Plan'] };
  SubscriptionChangeInput: SubscriptionChangeInput;
  SubscriptionChanged: Omit<SubscriptionChanged, 'Subscription' | 'Payment'> & { Subscription: ResolversParentTypes['Subscription'], Payment?: Maybe<ResolversParentTypes['Payment']> };
  Present: PresentRowRow;
  PresentPage: Omit<PresentPage, 'Presents'> & { Presents: Array<ResolversParentTypes['Present']> };
  PresentInput: PresentInput;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type QueryResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  ownedProducts?: Resolver<Array<ResolversTypes['OwnedItem']>, ParentType, ContextType>;
  orderCheck?: Resolver<ResolversTypes['OrderCheck'], ParentType, ContextType, RequireFields<QueryOrderCheckArgs, 'input'>>;
  productById?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductByIdArgs, 'id'>>;
  directories?: Resolver<ResolversTypes['Directories'], ParentType, ContextType>;
  availablePaymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType, RequireFields<QueryAvailablePaymentMethodsArgs, 'productId'>>;
  researches?: Resolver<ResolversTypes['ResearchPage'], ParentType, ContextType, Partial<QueryResearchesArgs>>;
  research?: Resolver<Maybe<ResolversTypes['Research']>, ParentType, ContextType, RequireFields<QueryResearchArgs, 'slug'>>;
  researchDirectory?: Resolver<ResolversTypes['ResearchDirectory'], ParentType, ContextType>;
  exchangeRates?: Resolver<ResolversTypes['ExchangeRates'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewPage'], ParentType, ContextType, RequireFields<QueryReviewsArgs, 'productId'>>;
  contactTicket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactions?: Resolver<ResolversTypes['TransactionPage'], ParentType, ContextType, Partial<QueryTransactionsArgs>>;
  purchases?: Resolver<ResolversTypes['PurchasePage'], ParentType, ContextType, Partial<QueryPurchasesArgs>>;
  plans?: Resolver<Array<ResolversTypes['Plan']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  productPage?: Resolver<Maybe<ResolversTypes['ProductPage']>, ParentType, ContextType, RequireFields<QueryProductPageArgs, 'product'>>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  libraryItem?: Resolver<Maybe<ResolversTypes['LibraryItem']>, ParentType, ContextType, RequireFields<QueryLibraryItemArgs, 'id'>>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType, RequireFields<QueryTransactionArgs, 'id'>>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  signIns?: Resolver<Array<ResolversTypes['SignInRecord']>, ParentType, ContextType>;
  twoFactor?: Resolver<ResolversTypes['TwoFactor'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  cities?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType, RequireFields<QueryCitiesArgs, 'countryId'>>;
  achievements?: Resolver<Array<ResolversTypes['Achievement']>, ParentType, ContextType>;
  dreams?: Resolver<ResolversTypes['DreamPage'], ParentType, ContextType, Partial<QueryDreamsArgs>>;
  dream?: Resolver<Maybe<ResolversTypes['Dream']>, ParentType, ContextType, RequireFields<QueryDreamArgs, 'id'>>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  walletEntries?: Resolver<ResolversTypes['WalletEntryPage'], ParentType, ContextType, Partial<QueryWalletEntriesArgs>>;
  waiting?: Resolver<ResolversTypes['Waiting'], ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType, RequireFields<QueryReceiptArgs, 'transactionId' | 'language'>>;
  subscriptionChangePreview?: Resolver<ResolversTypes['SubscriptionChange'], ParentType, ContextType, RequireFields<QuerySubscriptionChangePreviewArgs, 'planId'>>;
  subscriptionHistory?: Resolver<Array<ResolversTypes['SubscriptionEvent']>, ParentType, ContextType>;
  presents?: Resolver<ResolversTypes['PresentPage'], ParentType, ContextType, Partial<QueryPresentsArgs>>;
  present?: Resolver<Maybe<ResolversTypes['Present']>, ParentType, ContextType, RequireFields<QueryPresentArgs, 'code'>>;
  guestPurchases?: Resolver<Array<ResolversTypes['GuestPurchases']>, ParentType, ContextType>;
  orderLink?: Resolver<Maybe<ResolversTypes['OrderLink']>, ParentType, ContextType, RequireFields<QueryOrderLinkArgs, 'code'>>;
  paymentReminders?: Resolver<Maybe<ResolversTypes['PaymentReminders']>, ParentType, ContextType, RequireFields<QueryPaymentRemindersArgs, 'code'>>;
  authLink?: Resolver<Maybe<ResolversTypes['AuthLink']>, ParentType, ContextType, RequireFields<QueryAuthLinkArgs, 'code'>>;
  usedLink?: Resolver<Maybe<ResolversTypes['UsedLink']>, ParentType, ContextType, RequireFields<QueryUsedLinkArgs, 'code'>>;
  orderIsInAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryOrderIsInAccountArgs, 'id'>>;
};

export type PaymentRemindersResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['PaymentReminders'] = ResolversParentTypes['PaymentReminders']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  areWanted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  libraryItemVisit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLibraryItemVisitArgs, 'id'>>;
  ratingSave?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationRatingSaveArgs, 'productId' | 'input'>>;
  ratingRemove?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationRatingRemoveArgs, 'productId'>>;
  register?: Resolver<ResolversTypes['RegistrationPending'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  registrationResend?: Resolver<ResolversTypes['RegistrationPending'], ParentType, ContextType, RequireFields<MutationRegistrationResendArgs, 'registration'>>;
  registrationConfirm?: Resolver<ResolversTypes['SignIn'], ParentType, ContextType, RequireFields<MutationRegistrationConfirmArgs, 'registration' | 'code'>>;
  loginLinkRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLoginLinkRequestArgs, 'input'>>;
  authCodeExchange?: Resolver<ResolversTypes['SignIn'], ParentType, ContextType, RequireFields<MutationAuthCodeExchangeArgs, 'code'>>;
  linkTokenExchange?: Resolver<ResolversTypes['LinkSession'], ParentType, ContextType, RequireFields<MutationLinkTokenExchangeArgs, 'token'>>;
  orderLinkOpen?: Resolver<ResolversTypes['LinkSession'], ParentType, ContextType, RequireFields<MutationOrderLinkOpenArgs, 'code'>>;
  orderClaim?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationOrderClaimArgs, 'code'>>;
  orderLinkRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationOrderLinkRequestArgs>>;
  paymentRemindersSet?: Resolver<ResolversTypes['PaymentReminders'], ParentType, ContextType, RequireFields<MutationPaymentRemindersSetArgs, 'code' | 'areWanted'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessionsEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSessionsEndArgs, 'tokenHashes'>>;
  paymentCreate?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationPaymentCreateArgs, 'input'>>;
  researchViewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResearchViewedArgs, 'slug'>>;
  contactSend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationContactSendArgs, 'input'>>;
  emailVerificationRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordResetRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationPasswordResetRequestArgs, 'input'>>;
  passwordReset?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationPasswordResetArgs, 'input'>>;
  passwordChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationPasswordChangeArgs, 'input'>>;
  emailChangeRequest?: Resolver<ResolversTypes['EmailChange'], ParentType, ContextType, RequireFields<MutationEmailChangeRequestArgs, 'input'>>;
  emailChangeConfirm?: Resolver<ResolversTypes['EmailChange'], ParentType, ContextType, RequireFields<MutationEmailChangeConfirmArgs, 'code'>>;
  emailChangeCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  twoFactorBegin?: Resolver<ResolversTypes['TwoFactorSetup'], ParentType, ContextType, RequireFields<MutationTwoFactorBeginArgs, 'password'>>;
  twoFactorConfirm?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationTwoFactorConfirmArgs, 'otp'>>;
  twoFactorDisable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationTwoFactorDisableArgs, 'password'>>;
  recoveryCodesRenew?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationRecoveryCodesRenewArgs, 'password'>>;
  sessionRevoke?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSessionRevokeArgs, 'id'>>;
  sessionsRevokeOthers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profileUpdate?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationProfileUpdateArgs, 'input'>>;
  avatarUpload?: Resolver<ResolversTypes['Avatar'], ParentType, ContextType, RequireFields<MutationAvatarUploadArgs, 'file'>>;
  avatarRemove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  accountExport?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<MutationAccountExportArgs, 'password'>>;
  accountDelete?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType, RequireFields<MutationAccountDeleteArgs, 'password'>>;
  accountDeleteUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  achievementsSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAchievementsSeenArgs, 'keys'>>;
  dreamCreate?: Resolver<ResolversTypes['Dream'], ParentType, ContextType, RequireFields<MutationDreamCreateArgs, 'input'>>;
  dreamUpdate?: Resolver<ResolversTypes['Dream'], ParentType, ContextType, RequireFields<MutationDreamUpdateArgs, 'id' | 'input'>>;
  dreamDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDreamDeleteArgs, 'id'>>;
  dreamsMerge?: Resolver<Array<ResolversTypes['Dream']>, ParentType, ContextType, RequireFields<MutationDreamsMergeArgs, 'input'>>;
  dreamReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDreamReportArgs, 'id' | 'reason'>>;
  balanceTopUp?: Resolver<ResolversTypes['TopUp'], ParentType, ContextType, RequireFields<MutationBalanceTopUpArgs, 'input'>>;
  paymentRetry?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationPaymentRetryArgs, 'transactionId' | 'paymentMethodId' | 'idempotencyKey'>>;
  purchaseArchive?: Resolver<ResolversTypes['Purchase'], ParentType, ContextType, RequireFields<MutationPurchaseArchiveArgs, 'id' | 'isArchived'>>;
  subscriptionActivate?: Resolver<ResolversTypes['SubscriptionPurchase'], ParentType, ContextType, RequireFields<MutationSubscriptionActivateArgs, 'productId'>>;
  subscriptionCancel?: Resolver<ResolversTypes['Subscription'], ParentType, ContextType, Partial<MutationSubscriptionCancelArgs>>;
  subscriptionResume?: Resolver<ResolversTypes['Subscription'], ParentType, ContextType>;
  subscriptionChange?: Resolver<ResolversTypes['SubscriptionChanged'], ParentType, ContextType, RequireFields<MutationSubscriptionChangeArgs, 'input'>>;
  subscriptionChangeCancel?: Resolver<ResolversTypes['Subscription'], ParentType, ContextType>;
  subscriptionPay?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationSubscriptionPayArgs, 'paymentMethodId' | 'idempotencyKey'>>;
  subscriptionMethodSet?: Resolver<ResolversTypes['Subscription'], ParentType, ContextType, Partial<MutationSubscriptionMethodSetArgs>>;
  savedMethodRemove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSavedMethodRemoveArgs, 'id'>>;
  savedMethodAdd?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationSavedMethodAddArgs, 'paymentMethodId'>>;
  refundRequest?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRefundRequestArgs, 'orderId'>>;
  buyerDetailsSave?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationBuyerDetailsSaveArgs, 'orderId' | 'input'>>;
  presentSend?: Resolver<ResolversTypes['Present'], ParentType, ContextType, RequireFields<MutationPresentSendArgs, 'id' | 'email'>>;
  presentRedeem?: Resolver<ResolversTypes['Present'], ParentType, ContextType, RequireFields<MutationPresentRedeemArgs, 'code'>>;
};

export type LinkSessionResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['LinkSession'] = ResolversParentTypes['LinkSession']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GuestPurchasesResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['GuestPurchases'] = ResolversParentTypes['GuestPurchases']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderLinkResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['OrderLink'] = ResolversParentTypes['OrderLink']> = {
  state?: Resolver<ResolversTypes['OrderLinkState'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AuthLinkResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['AuthLink'] = ResolversParentTypes['AuthLink']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExchangeRatesResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ExchangeRates'] = ResolversParentTypes['ExchangeRates']> = {
  base?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  Rates?: Resolver<Array<ResolversTypes['ExchangeRate']>, ParentType, ContextType>;
};

export type ExchangeRateResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ExchangeRate'] = ResolversParentTypes['ExchangeRate']> = {
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  decimals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MeResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balances?: Resolver<Array<ResolversTypes['Balance']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailChange?: Resolver<Maybe<ResolversTypes['EmailChange']>, ParentType, ContextType>;
  paymentReminders?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  deletionDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['Avatar']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  hadSubscriptionBefore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  monthsFromRegistration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  isAutogenerated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  City?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  ProjectSettings?: Resolver<Maybe<ResolversTypes['ProjectSettings']>, ParentType, ContextType>;
  Language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  Subscription?: Resolver<Maybe<ResolversTypes['Subscription']>, ParentType, ContextType>;
  SubscriptionPurchase?: Resolver<Array<ResolversTypes['SubscriptionPurchase']>, ParentType, ContextType>;
};

export type BalanceResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Balance'] = ResolversParentTypes['Balance']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type AvatarResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Avatar'] = ResolversParentTypes['Avatar']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOriginal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CityResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['City'] = ResolversParentTypes['City']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nativeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectSettingsResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ProjectSettings'] = ResolversParentTypes['ProjectSettings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type DirectoriesResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Directories'] = ResolversParentTypes['Directories']> = {
  Currencies?: Resolver<Array<ResolversTypes['Currency']>, ParentType, ContextType>;
  Languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
};

export type SignInResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['SignIn'] = ResolversParentTypes['SignIn']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RegistrationPendingResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['RegistrationPending'] = ResolversParentTypes['RegistrationPending']> = {
  registration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  os?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<ResolversTypes['Device'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SignInRecordResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['SignInRecord'] = ResolversParentTypes['SignInRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['SignInMethod'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['SignInOutcome'], ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  os?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<ResolversTypes['Device'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TwoFactorResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['TwoFactor'] = ResolversParentTypes['TwoFactor']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TwoFactorSetupResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['TwoFactorSetup'] = ResolversParentTypes['TwoFactorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailChangeResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['EmailChange'] = ResolversParentTypes['EmailChange']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  oldConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AchievementResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Achievement'] = ResolversParentTypes['Achievement']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AchievementState'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earnedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DreamResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Dream'] = ResolversParentTypes['Dream']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clientKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DreamStatus'], ParentType, ContextType>;
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fulfilledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  Plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  Research?: Resolver<Maybe<ResolversTypes['Research']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  saved?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  Currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
};

export type DreamPageResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['DreamPage'] = ResolversParentTypes['DreamPage']> = {
  Dreams?: Resolver<Array<ResolversTypes['Dream']>, ParentType, ContextType>;
  Pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  activeEndDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pastDueEndDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
  stopReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastPaymentDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startFromTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxActivated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activationsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  NextPlan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  Upcoming?: Resolver<Array<ResolversTypes['UpcomingTime']>, ParentType, ContextType>;
  NextCharge?: Resolver<Maybe<ResolversTypes['DueCharge']>, ParentType, ContextType>;
  overdue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  isCovered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  SavedMethod?: Resolver<Maybe<ResolversTypes['SavedMethod']>, ParentType, ContextType>;
};

export type PlanResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  landingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trialPeriod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duePeriod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  infinity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lifetime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  imageWeb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opensMemberPrices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type UpcomingTimeResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['UpcomingTime'] = ResolversParentTypes['UpcomingTime']> = {
  Plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SubscriptionPurchaseResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['SubscriptionPurchase'] = ResolversParentTypes['SubscriptionPurchase']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PurchaseStatus'], ParentType, ContextType>;
  availableTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  spentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  hasGoods?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  landingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availableBySubscription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availableDuration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  affiliateProgram?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  oldPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  imageWeb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageMob?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appleId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Tariffs?: Resolver<Array<ResolversTypes['Tariff']>, ParentType, ContextType>;
  Plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  Gifts?: Resolver<Array<ResolversTypes['Gift']>, ParentType, ContextType>;
  Rating?: Resolver<Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  OwnRating?: Resolver<Maybe<ResolversTypes['OwnRating']>, ParentType, ContextType>;
};

export type ProductRatingResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ProductRating'] = ResolversParentTypes['ProductRating']> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stars?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ratedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReviewPageResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ReviewPage'] = ResolversParentTypes['ReviewPage']> = {
  Reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  Pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type OwnRatingResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['OwnRating'] = ResolversParentTypes['OwnRating']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showsName?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  Product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  Contents?: Resolver<Array<ResolversTypes['TariffContents']>, ParentType, ContextType>;
  Authors?: Resolver<Array<ResolversTypes['Author']>, ParentType, ContextType>;
  Sample?: Resolver<Maybe<ResolversTypes['ProductSample']>, ParentType, ContextType>;
  Researches?: Resolver<Array<ResolversTypes['Research']>, ParentType, ContextType>;
  Reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type TariffContentsResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['TariffContents'] = ResolversParentTypes['TariffContents']> = {
  tariffId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Items?: Resolver<Array<ResolversTypes['ContentItem']>, ParentType, ContextType>;
};

export type ContentItemResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ContentItem'] = ResolversParentTypes['ContentItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeliverableKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Formats?: Resolver<Array<ResolversTypes['ContentFormat']>, ParentType, ContextType>;
};

export type ContentFormatResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ContentFormat'] = ResolversParentTypes['ContentFormat']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductSampleResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ProductSample'] = ResolversParentTypes['ProductSample']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['LibraryText']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['SampleFile']>, ParentType, ContextType>;
};

export type SampleFileResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['SampleFile'] = ResolversParentTypes['SampleFile']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TariffResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Tariff'] = ResolversParentTypes['Tariff']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceDifference?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  soldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  soldOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Prices?: Resolver<Array<ResolversTypes['Price']>, ParentType, ContextType>;
};

export type PriceResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sale?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  old?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  withSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  suggested?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type GiftResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Gift'] = ResolversParentTypes['Gift']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GiftType'], ParentType, ContextType>;
  isReusable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  soldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  soldOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tariffIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ResearchResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Research'] = ResolversParentTypes['Research']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageMob?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageWeb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platformLogo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  releaseDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  nftSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ResearchStatus'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  Authors?: Resolver<Array<ResolversTypes['Author']>, ParentType, ContextType>;
  Product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type PersonResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResearchDirectoryResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ResearchDirectory'] = ResolversParentTypes['ResearchDirectory']> = {
  Categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  Authors?: Resolver<Array<ResolversTypes['Author']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthorResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  landingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regalia?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResearchPageResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ResearchPage'] = ResolversParentTypes['ResearchPage']> = {
  Researches?: Resolver<Array<ResolversTypes['Research']>, ParentType, ContextType>;
  Pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type PaginationResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Pagination'] = ResolversParentTypes['Pagination']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextPageExists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previousPageExists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AmountRangeResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['AmountRange'] = ResolversParentTypes['AmountRange']> = {
  least?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  suggested?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type OrderCheckResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['OrderCheck'] = ResolversParentTypes['OrderCheck']> = {
  default?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isMemberPrice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberSaving?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  AmountRange?: Resolver<Maybe<ResolversTypes['AmountRange']>, ParentType, ContextType>;
  Tax?: Resolver<Maybe<ResolversTypes['TaxLine']>, ParentType, ContextType>;
  quoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  promoCodeAccepted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['SubscriptionChange']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['NextCharge']>, ParentType, ContextType>;
  nextAfterTrial?: Resolver<Maybe<ResolversTypes['NextCharge']>, ParentType, ContextType>;
  owned?: Resolver<Maybe<ResolversTypes['OwnedProduct']>, ParentType, ContextType>;
};

export type NextChargeResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['NextCharge'] = ResolversParentTypes['NextCharge']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwnedItemResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['OwnedItem'] = ResolversParentTypes['OwnedItem']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OwnedProductResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['OwnedProduct'] = ResolversParentTypes['OwnedProduct']> = {
  kind?: Resolver<ResolversTypes['Ownership'], ParentType, ContextType>;
  availableTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canBuy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canBeKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  Order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  Transaction?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  autoGeneratedToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isMemberPrice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['OrderPurpose'], ParentType, ContextType>;
  Present?: Resolver<Maybe<ResolversTypes['Present']>, ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  BuyerDetails?: Resolver<Maybe<ResolversTypes['BuyerDetails']>, ParentType, ContextType>;
  LastBuyerDetails?: Resolver<Maybe<ResolversTypes['BuyerDetails']>, ParentType, ContextType>;
  Products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  Tariff?: Resolver<Maybe<ResolversTypes['Tariff']>, ParentType, ContextType>;
  Gift?: Resolver<Maybe<ResolversTypes['Gift']>, ParentType, ContextType>;
  Transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  Purchase?: Resolver<Maybe<ResolversTypes['Purchase']>, ParentType, ContextType>;
  Trial?: Resolver<Maybe<ResolversTypes['Trial']>, ParentType, ContextType>;
  RefundRight?: Resolver<Maybe<ResolversTypes['RefundRight']>, ParentType, ContextType>;
  RefundRequest?: Resolver<Maybe<ResolversTypes['RefundRequest']>, ParentType, ContextType>;
};

export type RefundRightResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['RefundRight'] = ResolversParentTypes['RefundRight']> = {
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RefundRequestResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['RefundRequest'] = ResolversParentTypes['RefundRequest']> = {
  state?: Resolver<ResolversTypes['RefundRequestState'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TrialResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Trial'] = ResolversParentTypes['Trial']> = {
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Due?: Resolver<Maybe<ResolversTypes['DueCharge']>, ParentType, ContextType>;
};

export type TransactionResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['TransactionPurpose'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransactionStatus'], ParentType, ContextType>;
  dateOfStatusChange?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  actualAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  actualCurrency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  FeeCurrency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  CreditNotes?: Resolver<Array<ResolversTypes['CreditNote']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  PaymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  Order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type TransactionPageResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['TransactionPage'] = ResolversParentTypes['TransactionPage']> = {
  Transactions?: Resolver<Array<ResolversTypes['Transaction']>, ParentType, ContextType>;
  Pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type PurchaseResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Purchase'] = ResolversParentTypes['Purchase']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PurchaseStatus'], ParentType, ContextType>;
  availableTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  spentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  Tariff?: Resolver<Maybe<ResolversTypes['Tariff']>, ParentType, ContextType>;
  Gift?: Resolver<Maybe<ResolversTypes['Gift']>, ParentType, ContextType>;
  Order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  Present?: Resolver<Maybe<ResolversTypes['Present']>, ParentType, ContextType>;
  Researches?: Resolver<Array<ResolversTypes['Research']>, ParentType, ContextType>;
  hasGoods?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LibraryItemResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['LibraryItem'] = ResolversParentTypes['LibraryItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  Tariff?: Resolver<Maybe<ResolversTypes['Tariff']>, ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isArchived?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  availableTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Deliverables?: Resolver<Array<ResolversTypes['Deliverable']>, ParentType, ContextType>;
  Archive?: Resolver<Maybe<ResolversTypes['LibraryFile']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['LibraryText']>, ParentType, ContextType, RequireFields<LibraryItemTextArgs, 'deliverableId'>>;
};

export type DeliverableResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Deliverable'] = ResolversParentTypes['Deliverable']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeliverableKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Files?: Resolver<Array<ResolversTypes['LibraryFile']>, ParentType, ContextType>;
  Dates?: Resolver<Array<ResolversTypes['EventDate']>, ParentType, ContextType>;
  calendarHref?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licenceKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventDateResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['EventDate'] = ResolversParentTypes['EventDate']> = {
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LibraryFileResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['LibraryFile'] = ResolversParentTypes['LibraryFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LibraryTextResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['LibraryText'] = ResolversParentTypes['LibraryText']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PurchasePageResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['PurchasePage'] = ResolversParentTypes['PurchasePage']> = {
  Purchases?: Resolver<Array<ResolversTypes['Purchase']>, ParentType, ContextType>;
  Pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type WalletResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  Balances?: Resolver<Array<ResolversTypes['Balance']>, ParentType, ContextType>;
  Months?: Resolver<Array<ResolversTypes['WalletMonth']>, ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  Due?: Resolver<Maybe<ResolversTypes['DueCharge']>, ParentType, ContextType>;
  SavedMethods?: Resolver<Array<ResolversTypes['SavedMethod']>, ParentType, ContextType>;
  TopUpLimits?: Resolver<Array<ResolversTypes['TopUpLimit']>, ParentType, ContextType>;
  PaymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type WalletMonthResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['WalletMonth'] = ResolversParentTypes['WalletMonth']> = {
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  spending?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type WalletEntryResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['WalletEntry'] = ResolversParentTypes['WalletEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WalletEntryKind'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
};

export type WalletEntryPageResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['WalletEntryPage'] = ResolversParentTypes['WalletEntryPage']> = {
  Entries?: Resolver<Array<ResolversTypes['WalletEntry']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WaitingResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Waiting'] = ResolversParentTypes['Waiting']> = {
  payments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  presents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscription?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DueChargeResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['DueCharge'] = ResolversParentTypes['DueCharge']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  Plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
};

export type TopUpLimitResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['TopUpLimit'] = ResolversParentTypes['TopUpLimit']> = {
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type SavedMethodResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['SavedMethod'] = ResolversParentTypes['SavedMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  PaymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TopUpResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['TopUp'] = ResolversParentTypes['TopUp']> = {
  Transaction?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seller?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  BuyerDetails?: Resolver<Maybe<ResolversTypes['BuyerDetails']>, ParentType, ContextType>;
  Lines?: Resolver<Array<ResolversTypes['ReceiptLine']>, ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  Taxes?: Resolver<Array<ResolversTypes['TaxLine']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  CreditNotes?: Resolver<Array<ResolversTypes['CreditNote']>, ParentType, ContextType>;
};

export type BuyerDetailsResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['BuyerDetails'] = ResolversParentTypes['BuyerDetails']> = {
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxLineResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['TaxLine'] = ResolversParentTypes['TaxLine']> = {
  rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type CreditNoteResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['CreditNote'] = ResolversParentTypes['CreditNote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CreditNoteReason'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  Taxes?: Resolver<Array<ResolversTypes['TaxLine']>, ParentType, ContextType>;
  canceledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReceiptLineResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ReceiptLine'] = ResolversParentTypes['ReceiptLine']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type SubscriptionEventResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['SubscriptionEvent'] = ResolversParentTypes['SubscriptionEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SubscriptionEventKind'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  Currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  Plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
};

export type SubscriptionChangeResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['SubscriptionChange'] = ResolversParentTypes['SubscriptionChange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SubscriptionChangeKind'], ParentType, ContextType>;
  Plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  renewalPrice?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  NextCharge?: Resolver<Maybe<ResolversTypes['DueCharge']>, ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Behind?: Resolver<Array<ResolversTypes['TimeBehind']>, ParentType, ContextType>;
};

export type TimeBehindResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['TimeBehind'] = ResolversParentTypes['TimeBehind']> = {
  Plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SubscriptionChangedResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['SubscriptionChanged'] = ResolversParentTypes['SubscriptionChanged']> = {
  Subscription?: Resolver<ResolversTypes['Subscription'], ParentType, ContextType>;
  Payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
};

export type PresentResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Present'] = ResolversParentTypes['Present']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PresentStatus'], ParentType, ContextType>;
  Product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  Tariff?: Resolver<Maybe<ResolversTypes['Tariff']>, ParentType, ContextType>;
  recipientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  senderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  redeemedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PresentPageResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['PresentPage'] = ResolversParentTypes['PresentPage']> = {
  Presents?: Resolver<Array<ResolversTypes['Present']>, ParentType, ContextType>;
  Pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type Resolvers<ContextType = CatalogueContext> = {
  Decimal?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Upload?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  PaymentReminders?: PaymentRemindersResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  LinkSession?: LinkSessionResolvers<ContextType>;
  GuestPurchases?: GuestPurchasesResolvers<ContextType>;
  OrderLink?: OrderLinkResolvers<ContextType>;
  AuthLink?: AuthLinkResolvers<ContextType>;
  ExchangeRates?: ExchangeRatesResolvers<ContextType>;
  ExchangeRate?: ExchangeRateResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Balance?: BalanceResolvers<ContextType>;
  Avatar?: AvatarResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  City?: CityResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  ProjectSettings?: ProjectSettingsResolvers<ContextType>;
  Directories?: DirectoriesResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  RegistrationPending?: RegistrationPendingResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SignInRecord?: SignInRecordResolvers<ContextType>;
  TwoFactor?: TwoFactorResolvers<ContextType>;
  TwoFactorSetup?: TwoFactorSetupResolvers<ContextType>;
  EmailChange?: EmailChangeResolvers<ContextType>;
  Achievement?: AchievementResolvers<ContextType>;
  Dream?: DreamResolvers<ContextType>;
  DreamPage?: DreamPageResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  UpcomingTime?: UpcomingTimeResolvers<ContextType>;
  SubscriptionPurchase?: SubscriptionPurchaseResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductRating?: ProductRatingResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewPage?: ReviewPageResolvers<ContextType>;
  OwnRating?: OwnRatingResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  TariffContents?: TariffContentsResolvers<ContextType>;
  ContentItem?: ContentItemResolvers<ContextType>;
  ContentFormat?: ContentFormatResolvers<ContextType>;
  ProductSample?: ProductSampleResolvers<ContextType>;
  SampleFile?: SampleFileResolvers<ContextType>;
  Tariff?: TariffResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  Gift?: GiftResolvers<ContextType>;
  Research?: ResearchResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  ResearchDirectory?: ResearchDirectoryResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Author?: AuthorResolvers<ContextType>;
  ResearchPage?: ResearchPageResolvers<ContextType>;
  Pagination?: PaginationResolvers<ContextType>;
  AmountRange?: AmountRangeResolvers<ContextType>;
  OrderCheck?: OrderCheckResolvers<ContextType>;
  NextCharge?: NextChargeResolvers<ContextType>;
  OwnedItem?: OwnedItemResolvers<ContextType>;
  OwnedProduct?: OwnedProductResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  RefundRight?: RefundRightResolvers<ContextType>;
  RefundRequest?: RefundRequestResolvers<ContextType>;
  Trial?: TrialResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  TransactionPage?: TransactionPageResolvers<ContextType>;
  Purchase?: PurchaseResolvers<ContextType>;
  LibraryItem?: LibraryItemResolvers<ContextType>;
  Deliverable?: DeliverableResolvers<ContextType>;
  EventDate?: EventDateResolvers<ContextType>;
  LibraryFile?: LibraryFileResolvers<ContextType>;
  LibraryText?: LibraryTextResolvers<ContextType>;
  PurchasePage?: PurchasePageResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WalletMonth?: WalletMonthResolvers<ContextType>;
  WalletEntry?: WalletEntryResolvers<ContextType>;
  WalletEntryPage?: WalletEntryPageResolvers<ContextType>;
  Waiting?: WaitingResolvers<ContextType>;
  DueCharge?: DueChargeResolvers<ContextType>;
  TopUpLimit?: TopUpLimitResolvers<ContextType>;
  SavedMethod?: SavedMethodResolvers<ContextType>;
  TopUp?: TopUpResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  BuyerDetails?: BuyerDetailsResolvers<ContextType>;
  TaxLine?: TaxLineResolvers<ContextType>;
  CreditNote?: CreditNoteResolvers<ContextType>;
  ReceiptLine?: ReceiptLineResolvers<ContextType>;
  SubscriptionEvent?: SubscriptionEventResolvers<ContextType>;
  SubscriptionChange?: SubscriptionChangeResolvers<ContextType>;
  TimeBehind?: TimeBehindResolvers<ContextType>;
  SubscriptionChanged?: SubscriptionChangedResolvers<ContextType>;
  Present?: PresentResolvers<ContextType>;
  PresentPage?: PresentPageResolvers<ContextType>;
};

