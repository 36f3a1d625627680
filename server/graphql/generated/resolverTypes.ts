/* Written by `npm run codegen` from src/data/schema.graphql. */
import type { RichText } from '@/shared/richText';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ShownAgreement as ShownAgreementRow } from '../../commerce/agreements/shownAgreements.ts';
import type { AuthorRow as AuthorRowRow, CategoryRow as CategoryRowRow, CatalogueResearch as CatalogueResearchRow } from '../../catalogue/researches.ts';
import type { AvatarRow as AvatarRowRow, User as UserRow } from '../../kernel/caller.ts';
import type { Holding as HoldingRow, CityRow as CityRowRow, CountryRow as CountryRowRow, SubscriptionRow as SubscriptionRowRow, SubscriptionPurchaseRow as SubscriptionPurchaseRowRow } from '../../accounts/profile/account.ts';
import type { BuyerDetails as BuyerDetailsRow } from '../../../src/shared/buyerDetails.ts';
import type { Content as ContentRow, ProductPageFacts as ProductPageFactsRow } from '../../commerce/library/productPage.ts';
import type { CreditNoteRow as CreditNoteRowRow } from '../../commerce/orders/creditNoteRows.ts';
import type { Currency as CurrencyRow, CataloguePrice as CataloguePriceRow } from '../../catalogue/prices.ts';
import type { ListedVersion as ListedVersionRow, FoundDocument as FoundDocumentRow } from '../../documents/findDocument.ts';
import type { DreamRow as DreamRowRow } from '../../dreams/dreamRows.ts';
import type { ListedDeliverable as ListedDeliverableRow, EventDate as EventDateRow } from '../../commerce/library/deliverables.ts';
import type { ListedPart as ListedPartRow } from '../../commerce/library/parts.ts';
import type { OwnContract as OwnContractRow } from '../../commerce/declarations/ownContracts.ts';
import type { MadeDeclaration as MadeDeclarationRow } from '../../../src/shared/postedForm.ts';
import type { EarlyEnd as EarlyEndRow } from '../../commerce/checkout/earlyEnd.ts';
import type { DueCharge as DueChargeRow } from '../../commerce/subscriptions/dueCharge.ts';
import type { EmailChangeRow as EmailChangeRowRow } from '../../accounts/email/pendingEmailChange.ts';
import type { CatalogueGift as CatalogueGiftRow, PlanRow as PlanRowRow, CatalogueProduct as CatalogueProductRow, CatalogueTariff as CatalogueTariffRow } from '../../catalogue/products.ts';
import type { LanguageRow as LanguageRowRow, PersonRow as PersonRowRow } from '../../catalogue/catalogue.ts';
import type { Item as ItemRow } from '../../commerce/library/item.ts';
import type { OpenDifference as OpenDifferenceRow } from '../../commerce/checkout/openDifferences.ts';
import type { ListedOrder as ListedOrderRow, Purchase as PurchaseRow } from '../../commerce/orders/locks.ts';
import type { PageRow as PageRowRow } from '../../documents/findPage.ts';
import type { RatingRow as RatingRowRow } from '../../commerce/ratings/ownRating.ts';
import type { PaymentAnswer as PaymentAnswerRow } from '../../commerce/orders/idempotency.ts';
import type { PaymentMethodId as PaymentMethodIdRow } from '../../commerce/payments/providers.ts';
import type { PresentRow as PresentRowRow } from '../../commerce/presents/presentRow.ts';
import type { PresentDream as PresentDreamRow } from '../../commerce/presents/presentDream.ts';
import type { RatingTotals as RatingTotalsRow, ReviewRow as ReviewRowRow } from '../../commerce/ratings/shownRatings.ts';
import type { RefundRequestRow as RefundRequestRowRow } from '../../commerce/withdrawals/requestRow.ts';
import type { RefundRight as RefundRightRow } from '../../commerce/withdrawals/refundRight.ts';
import type { ReceiptAnswer as ReceiptAnswerRow } from '../../commerce/wallet/receipt.ts';
import type { SavedMethod as SavedMethodRow } from '../../commerce/subscriptions/methods.ts';
import type { ShelfItem as ShelfItemRow } from '../../commerce/library/shelf.ts';
import type { SessionRow as SessionRowRow, SignInRow as SignInRowRow } from '../../accounts/devices/sessionList.ts';
import type { SubscriptionEventRow as SubscriptionEventRowRow } from '../../commerce/subscriptions/history.ts';
import type { TopUpAnswer as TopUpAnswerRow } from '../../commerce/wallet/topUp.ts';
import type { ShownTransaction as ShownTransactionRow } from '../../commerce/orders/lists.ts';
import type { BegunTrial as BegunTrialRow } from '../../commerce/subscriptions/begunTrial.ts';
import type { WaitingDelivery as WaitingDeliveryRow } from '../../commerce/checkout/waitingDelivery.ts';
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
  /** An amount in major units with as many decimals as its currency has, as a string: "19.90". */
  Decimal: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC: "2026-11-21T08:00:00.000Z". */
  DateTime: { input: string; output: string; }
  /** A calendar day, ISO 8601: "1990-02-28". */
  Date: { input: string; output: string; }
  /** An email address as people read it, with the letters of an international domain: "ada@bücher.example". */
  EmailAddress: { input: string; output: string; }
  /** Free-form JSON. */
  JSON: { input: unknown; output: unknown; }
  /** Formatted text as a tree: `RichText` in src/shared/richText.ts. */
  RichText: { input: RichText; output: RichText; }
  /** A file in a multipart request. */
  Upload: { input: File; output: File; }
};

export type Query = {
  /** The user the bearer token belongs to; null without a token. UNAUTHENTICATED if the token is rejected. */
  me?: Maybe<Me>;
  /** What the caller has access to (bought, received or activated), one item per product; no plans. Empty without a user. */
  ownedProducts: Array<OwnedItem>;
  /** Prices a selection. The price is held as a quote until it expires. */
  orderCheck: OrderCheck;
  productById?: Maybe<Product>;
  directories: Directories;
  /** The seller's name, as receipts have it. */
  seller?: Maybe<Scalars['String']['output']>;
  /**
   * A legal document (terms, privacy, withdrawal, withdrawal-form, imprint, accessibility): the version that is in force, or
   * the named one, which stays the same forever. Null for any other.
   */
  document?: Maybe<LegalDocument>;
  /** A further page of the owner, by its name; null for any other. */
  ownPage?: Maybe<OwnPage>;
  availablePaymentMethods: Array<PaymentMethod>;
  researches: ResearchPage;
  /** A published or archived research by its slug; null for any other. */
  research?: Maybe<Research>;
  /** The categories and authors that published researches can be filtered by. */
  researchDirectory: ResearchDirectory;
  /** The stored exchange rates of the directory's currencies: the only rates used for conversion. */
  exchangeRates: ExchangeRates;
  /**
   * Ratings with a text for a product on sale: five per page, those in the caller's language first, then newest first.
   * NOT_FOUND for any other product.
   */
  reviews: ReviewPage;
  /** A signed token to send with `contactSend`: proves when the form was opened. */
  contactTicket: Scalars['String']['output'];
  /** A signed token to send with `declare`; a declaration that is sent again with it is the same one. */
  declarationTicket: Scalars['String']['output'];
  /** The caller's contracts that such a declaration may be about; empty without a user. */
  declarableContracts: Array<DeclarableContract>;
  transactions: TransactionPage;
  purchases: PurchasePage;
  plans: Array<Plan>;
  /** The people on the team page, in display order. */
  people: Array<Person>;
  /**
   * A product's page by its slug, a former slug or its id; null for a plan. The slug in the answer is the one in the
   * page's URL.
   */
  productPage?: Maybe<ProductPage>;
  /** The first half of the text that is a product's sample, in Markdown; null without one, or if it is too short to divide. */
  productExcerpt?: Maybe<LibraryText>;
  /** Every active product. */
  products: Array<Product>;
  /**
   * Products on sale that aren't plans, in the shop's order; those that can't be bought for now, because their events are
   * over or their keys are gone, come last.
   */
  titles: TitlePage;
  /** What the shop has and who uses it, counted at most a minute ago. */
  shop: Shop;
  /** One of the caller's orders. */
  order?: Maybe<Order>;
  /** The contents of one of the caller's purchases or activations (a guest's too); null for any other id. */
  libraryItem?: Maybe<LibraryItem>;
  /**
   * What the caller (a guest, too) can open now, one item per product, without plans: what they bought or opened last comes
   * first. Empty without a user.
   */
  shelf: Array<ShelfItem>;
  /** One of the caller's transactions. */
  transaction?: Maybe<Transaction>;
  /** The caller's active sessions, most recently used first. */
  sessions: Array<Session>;
  /** The caller's last 50 login attempts within 90 days, newest first. */
  signIns: Array<SignInRecord>;
  /** The state of the caller's two-factor authentication. */
  twoFactor: TwoFactor;
  /** All countries, sorted by name in the caller's language. */
  countries: Array<Country>;
  /** At most 50 cities of a country; `search` matches the beginning of a name. */
  cities: Array<City>;
  /** All achievements with the caller's progress, which is derived from what they did. */
  achievements: Array<Achievement>;
  /**
   * The public wish list, newest first; with the scope OWN, the caller's own dreams, which requires an account. Prices are
   * in `currencyId` if available, otherwise in the caller's currency, otherwise in the base currency.
   */
  dreams: DreamPage;
  /** A public dream that isn't archived, or one of the caller's own; null for any other. */
  dream?: Maybe<Dream>;
  /** The caller's wallet at a glance. */
  wallet: Wallet;
  /** The entries of the caller's wallets in all currencies, newest first. */
  walletEntries: WalletEntryPage;
  /** Counts of what needs the caller's attention, one for each page that it is on. */
  waiting: Waiting;
  /** The receipt of one of the caller's paid orders or top-ups, in any of the site's languages. */
  receipt?: Maybe<Receipt>;
  /** What switching to another plan would cost now, and when it would take effect. */
  subscriptionChangePreview: SubscriptionChange;
  /** The events of the caller's subscription, newest first. */
  subscriptionHistory: Array<SubscriptionEvent>;
  /** The presents that wait for the caller, on their dreams, oldest first. */
  presentsReceived: Array<Present>;
  /** The presents the caller bought, newest first. */
  presents: PresentPage;
  /** A present by the code in its link, which anyone who has it can use; null for an invalid code. */
  present?: Maybe<Present>;
  /** What the guest in the `autogeneratedtoken` header bought, grouped by the email address it was paid with. */
  guestPurchases: Array<GuestPurchases>;
  /** What an order link's code is for. Null for an unknown code or an erased address. */
  orderLink?: Maybe<OrderLink>;
  /**
   * Whether an address still gets reminders of unfinished payments, by the code in one of those emails. Null for an
   * unknown code, and if the address has been erased.
   */
  paymentReminders?: Maybe<PaymentReminders>;
  /**
   * Whose account a single-use code logs in to, without using the code up. Null for an invalid code, and for one whose
   * exchange asks for a password or creates an account.
   */
  authLink?: Maybe<AuthLink>;
  /** What a used or expired single-use code was for; null for any other code, and a month after it expired. */
  usedLink?: Maybe<UsedLink>;
  /** Whether the code of an emailed link still works. Doesn't use it up. */
  codeIsValid: Scalars['Boolean']['output'];
  /**
   * Whether someone else's order belongs to an account, so that the page can ask to log in. Reveals nothing else: an
   * order's id is known only to those who were given its URL.
   */
  orderIsInAccount: Scalars['Boolean']['output'];
};


export type QueryOrderCheckArgs = {
  input: OrderInput;
};


export type QueryProductByIdArgs = {
  id: Scalars['String']['input'];
};


export type QueryDocumentArgs = {
  kind: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOwnPageArgs = {
  slug: Scalars['String']['input'];
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


export type QueryDeclarableContractsArgs = {
  kind: DeclarationKind;
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


export type QueryProductExcerptArgs = {
  product: Scalars['String']['input'];
};


export type QueryTitlesArgs = {
  filter?: InputMaybe<TitleFilter>;
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


export type QueryCodeIsValidArgs = {
  code: Scalars['String']['input'];
  purpose: CodePurpose;
};


export type QueryOrderIsInAccountArgs = {
  id: Scalars['String']['input'];
};

export type PaymentReminders = {
  /** Masked. */
  email: Scalars['EmailAddress']['output'];
  areWanted: Scalars['Boolean']['output'];
};

export type UsedLink =
  | 'LOG_IN'
  | 'CONFIRM_EMAIL';

export type Mutation = {
  /** Records that the caller viewed a library item: what is added later counts as new. NOT_FOUND for any other id. */
  libraryItemVisit: Scalars['Boolean']['output'];
  /**
   * Records how far the caller got in a part of one of their open library items, from 0 to 1. The farthest place counts, and
   * from 0.95 on the part is done. `isDone` marks it done, or starts it again. NOT_FOUND for anything else.
   */
  libraryProgress: DeliverablePart;
  /**
   * Saves the caller's rating of a product, replacing an earlier one, in the language of the request. FORBIDDEN unless
   * they have access to it now because they bought it, received it or activated it.
   */
  ratingSave: Product;
  /** Deletes the caller's rating of a product. */
  ratingRemove: Product;
  /**
   * Reports a review to the operator, once per visitor and review; anyone can. NOT_FOUND unless it is shown, FORBIDDEN for
   * the caller's own, RATE_LIMITED after 10 reports per hour from one network.
   */
  reviewReport: Scalars['Boolean']['output'];
  /**
   * Emails a link and a code that create the account; until then there is none. The answer is the same for an address that
   * already has an account, whose owner gets a different email.
   */
  register: RegistrationPending;
  /** Emails a new link and code for a pending registration; earlier ones stop working. NOT_FOUND if it has ended. */
  registrationResend: RegistrationPending;
  /**
   * Creates the account with the emailed code and logs in. The purchases of the guest in the `autogeneratedtoken` header
   * move to it. NOT_FOUND if the registration has ended or had too many wrong codes; CONFLICT if the address has got an
   * account in the meantime.
   */
  registrationConfirm: SignIn;
  /** Emails a single-use login link. The answer is the same for known and unknown addresses. */
  loginLinkRequest: Scalars['Boolean']['output'];
  /**
   * Exchanges a link's single-use code for a token. TWO_FACTOR_REQUIRED and PASSWORD_REQUIRED don't use the code up:
   * repeat the call with `otp`, or with the `password` chosen at registration. Anyone who doesn't know that password sets
   * a `newPassword`, which ends everything of the person who registered the address. No password is required if the caller
   * is logged in to the account or passes the `registration` that the link is for.
   */
  authCodeExchange: SignIn;
  /**
   * Exchanges a token from a link for a new one, once the visitor has accepted its user. The old token stops working; for
   * a guest, all older sessions end. NOT_FOUND for an invalid token.
   */
  linkTokenExchange: LinkSession;
  /** Exchanges the code of an order link for a guest session, on any number of devices. NOT_FOUND for an invalid code. */
  orderLinkOpen: LinkSession;
  /**
   * Moves what was bought with the address of an order link to the caller's account, and uses up the link. Returns the
   * number of purchases.
   */
  orderClaim: Scalars['Int']['output'];
  /**
   * Emails a new link to the address of an order: an order of the guest in the `autogeneratedtoken` header, or the one
   * that an older link was for. The answer is always the same.
   */
  orderLinkRequest: Scalars['Boolean']['output'];
  /**
   * Emails an address everything that was bought with it: a link to each order of a guest, and to the account for the
   * others. The answer is always the same. RATE_LIMITED by network.
   */
  purchasesResend: Scalars['Boolean']['output'];
  /**
   * Ends the links in the emails of the guest in the `autogeneratedtoken` header, and signs out its other devices.
   * UNAUTHENTICATED without such a guest.
   */
  orderLinksRevoke: Scalars['Boolean']['output'];
  /** Stops reminders of unfinished payments or allows them again, by the code in one. NOT_FOUND for an unknown code. */
  paymentRemindersSet: PaymentReminders;
  /** Ends the session of the bearer token. */
  logout: Scalars['Boolean']['output'];
  /**
   * Ends up to 20 sessions by the base64url SHA-256 of their tokens: a logout that couldn't be sent right away. The hash
   * is good for nothing else. Always true, whether or not the sessions existed.
   */
  sessionsEnd: Scalars['Boolean']['output'];
  /**
   * Creates the order (and a guest if there is no session) and starts a payment attempt. Idempotent: the same key and
   * input return the same answer; the same key with a different input is CONFLICT.
   */
  paymentCreate: Payment;
  /** Counts a view of a published research, once per visitor and day. */
  researchViewed: Scalars['Boolean']['output'];
  /** Sends a message to the site's inbox. RATE_LIMITED after a few; what looks like spam is accepted and dropped. */
  contactSend: Scalars['Boolean']['output'];
  /**
   * Withdraws from a contract or cancels it, without a log-in, and emails a copy to the address. The answer is the same
   * whether or not there is such a contract. CONFLICT for a ticket that isn't ours or has expired.
   */
  declare: Declaration;
  /** Resends the link that verifies the caller's address. */
  emailVerificationRequest: Scalars['Boolean']['output'];
  /** Emails a single-use link to choose a new password. The answer is the same for known and unknown addresses. */
  passwordResetRequest: Scalars['Boolean']['output'];
  /**
   * Sets a new password by the code of a link, logs out everywhere, and returns the email to log in with. NOT_FOUND for an
   * invalid code.
   */
  passwordReset: Scalars['String']['output'];
  /** Changes the password and logs out all other sessions. */
  passwordChange: Scalars['Boolean']['output'];
  /**
   * Starts a change of the email address: sends a link to the new address and, if the old one was verified, to the old
   * one. The address changes once every link has been followed.
   */
  emailChangeRequest: EmailChange;
  /** Takes the code of such a link. Requires no session. NOT_FOUND for an invalid code. */
  emailChangeConfirm: EmailChange;
  /** Cancels a pending change of the email address. */
  emailChangeCancel: Scalars['Boolean']['output'];
  /** Creates a secret to scan; it has no effect until `twoFactorConfirm`. */
  twoFactorBegin: TwoFactorSetup;
  /** Turns two-factor authentication on and returns the recovery codes, which are shown only once. */
  twoFactorConfirm: Array<Scalars['String']['output']>;
  /** Turns two-factor authentication off. */
  twoFactorDisable: Scalars['Boolean']['output'];
  /** Replaces the recovery codes and returns the new ones. */
  recoveryCodesRenew: Array<Scalars['String']['output']>;
  /** Ends one of the caller's sessions. */
  sessionRevoke: Scalars['Boolean']['output'];
  /** Ends all other sessions of the caller; returns how many. */
  sessionsRevokeOthers: Scalars['Int']['output'];
  /** Changes the fields that are given; null clears a field. */
  profileUpdate: Me;
  /** Sets the caller's picture: a JPEG, PNG, WebP, AVIF or GIF of at most 10 MB and 40 megapixels. */
  avatarUpload: Avatar;
  avatarRemove: Scalars['Boolean']['output'];
  /** All data stored about the caller. */
  accountExport: Scalars['JSON']['output'];
  /** Schedules the account's deletion in 30 days and logs out all other sessions. Returns when it will be deleted. */
  accountDelete: Scalars['DateTime']['output'];
  /** Cancels the scheduled deletion. */
  accountDeleteUndo: Scalars['Boolean']['output'];
  /** Marks earned achievements as shown. */
  achievementsSeen: Scalars['Boolean']['output'];
  /** Creates a dream. Idempotent by `clientKey`, per person. RATE_LIMITED after 20 per hour; CONFLICT at 100 open dreams. */
  dreamCreate: Dream;
  /** Changes the fields that are given. CONFLICT if it would reopen a dream while 100 are open. */
  dreamUpdate: Dream;
  /** Returns whether the caller had such a dream. */
  dreamDelete: Scalars['Boolean']['output'];
  /**
   * Saves dreams that a guest kept on the device, at most 100 at a time, and returns those that are saved, now or earlier;
   * earlier ones are left unchanged. What can't be saved is left out.
   */
  dreamsMerge: Array<Dream>;
  /** Reports a public dream to the site's inbox, once per visitor and dream. */
  dreamReport: Scalars['Boolean']['output'];
  /** Adds money to the wallet. Idempotent: the same key and input return the same answer. */
  balanceTopUp: TopUp;
  /** Starts another attempt to pay the order of one of the caller's failed transactions. */
  paymentRetry: Payment;
  /**
   * Hides a purchase from the caller's list or shows it again; access, emails and receipts are unaffected. CONFLICT if it
   * isn't paid yet.
   */
  purchaseArchive: Purchase;
  /** Uses one of the subscription's activations for a product that is available by subscription. */
  subscriptionActivate: SubscriptionPurchase;
  /** Cancels the renewal; access continues to the end of the paid time. */
  subscriptionCancel: Subscription;
  /** Ends a renewed term as `Subscription.EarlyEnd` says, and pays back the time after that. CONFLICT if it has none. */
  subscriptionEndEarly: Subscription;
  /** Turns the renewal back on while there is still access. */
  subscriptionResume: Subscription;
  /** Changes the plan as previewed; PLAN_CHANGE_UNCONFIRMED if the preview is out of date. Turns the renewal on. */
  subscriptionChange: SubscriptionChanged;
  /** Cancels a plan change that is scheduled for the renewal. */
  subscriptionChangeCancel: Subscription;
  /** Pays an overdue renewal now; with `saveMethod`, the same method pays renewals from then on. */
  subscriptionPay: Payment;
  /** Chooses what pays renewals: a saved method, or the wallet if left out. */
  subscriptionMethodSet: Subscription;
  /** Deletes a saved method. CONFLICT while the live subscription renews with it or a charge to it is in flight. */
  savedMethodRemove: Scalars['Boolean']['output'];
  /**
   * Returns the URL of a provider page that saves a payment method without charging it. The live subscription renews with
   * the method once the provider has reported it. NOT_FOUND without a live subscription; EMAIL_UNVERIFIED.
   */
  savedMethodAdd: Scalars['String']['output'];
  /**
   * Requests a refund of one of the caller's orders; repeating it changes nothing. It's refunded right away if
   * `RefundRight` says so; otherwise the operator decides. CONFLICT if there is no such right.
   */
  refundRequest: Order;
  /** Opens what one of the caller's orders waits for, with the agreement shown in the caller's language. */
  deliveryStart: Order;
  /**
   * Puts the buyer's details on the receipt of one of the caller's orders, or removes them if none are given, and emails
   * the receipt again. Its number stays the same. CONFLICT for an order without a receipt.
   */
  buyerDetailsSave: Order;
  /** Emails the link of a present the caller bought to its recipient. */
  presentSend: Present;
  /**
   * Thanks the buyer of a present the caller redeemed, in 1 to 500 characters, and emails them the words. CONFLICT if they
   * were thanked before.
   */
  presentThank: Present;
  /** Redeems a present. Its time starts now, or after any time the account already has of the same. */
  presentRedeem: Present;
};


export type MutationLibraryItemVisitArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLibraryProgressArgs = {
  id: Scalars['ID']['input'];
  deliverableId: Scalars['ID']['input'];
  part: Scalars['String']['input'];
  progress: Scalars['Float']['input'];
  isDone?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRatingSaveArgs = {
  productId: Scalars['ID']['input'];
  input: RatingInput;
};


export type MutationRatingRemoveArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationReviewReportArgs = {
  id: Scalars['ID']['input'];
  reason: ReviewReason;
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


export type MutationPurchasesResendArgs = {
  email: Scalars['String']['input'];
  language: Scalars['String']['input'];
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


export type MutationDeclareArgs = {
  input: DeclarationInput;
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


export type MutationSubscriptionEndEarlyArgs = {
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


export type MutationDeliveryStartArgs = {
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


export type MutationPresentThankArgs = {
  id: Scalars['ID']['input'];
  message: Scalars['String']['input'];
};


export type MutationPresentRedeemArgs = {
  code: Scalars['String']['input'];
};

export type LinkSession = {
  token: Scalars['String']['output'];
};

export type GuestPurchases = {
  /** Masked. */
  email: Scalars['EmailAddress']['output'];
  /** The number of orders paid with this address. */
  count: Scalars['Int']['output'];
  /** The most recent of them. */
  orderId: Scalars['ID']['output'];
};

export type OrderLinkState =
  | 'GOOD'
  /** Revoked, used to move the order, or expired. */
  | 'SPENT'
  /** The order belongs to an account now. */
  | 'ACCOUNT';

export type OrderLink = {
  state: OrderLinkState;
  /** Whether the order already belongs to the caller. */
  isOwn: Scalars['Boolean']['output'];
  /** The address the order was paid with, masked. */
  email: Scalars['EmailAddress']['output'];
  productTitle: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
  orderId: Scalars['ID']['output'];
  /** The library item the order opens; null if there is nothing to open. */
  itemId?: Maybe<Scalars['ID']['output']>;
};

export type AuthLink = {
  /** The account's address, masked. */
  email: Scalars['EmailAddress']['output'];
  /**
   * Whether the code may be exchanged without asking: it logs in to the caller's own account, or the caller has no session
   * and requested the link with the same `devicekey` header.
   */
  isOwn: Scalars['Boolean']['output'];
};

export type CodePurpose =
  | 'PASSWORD_RESET'
  | 'EMAIL_CHANGE';

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
  /** A honeypot: hidden from people, so a value means a bot. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type DeclarationKind =
  | 'WITHDRAWAL'
  | 'CANCELLATION';

export type DeclarationCause =
  | 'ORDINARY'
  | 'FOR_CAUSE';

export type DeclarationInput = {
  kind: DeclarationKind;
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** The order's number, or in words what the contract is about. */
  number: Scalars['String']['input'];
  /** For a cancellation; ordinary by default. */
  cause?: InputMaybe<DeclarationCause>;
  /** Required for a cancellation for cause. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The day on which a canceled contract should end, `2027-01-31`; as early as possible by default. */
  endsOn?: InputMaybe<Scalars['String']['input']>;
  /** From `declarationTicket`. */
  ticket: Scalars['String']['input'];
};

/** A declaration that has arrived. */
export type Declaration = {
  kind: DeclarationKind;
  name: Scalars['String']['output'];
  email: Scalars['EmailAddress']['output'];
  number: Scalars['String']['output'];
  /** Null for a withdrawal. */
  cause?: Maybe<DeclarationCause>;
  reason?: Maybe<Scalars['String']['output']>;
  endsOn?: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  /** The IANA time zone to show its time in. */
  timeZone: Scalars['String']['output'];
  /** Whether a copy was emailed; not if the inbox has just had several. */
  isMailed: Scalars['Boolean']['output'];
};

export type DeclarableContract = {
  /** The order's number. */
  number: Scalars['String']['output'];
  title: Scalars['String']['output'];
  paidAt: Scalars['DateTime']['output'];
  email?: Maybe<Scalars['EmailAddress']['output']>;
};

export type ExchangeRates = {
  /** The currency that `ExchangeRate.rate` is relative to. */
  base: Currency;
  Rates: Array<ExchangeRate>;
};

export type ExchangeRate = {
  Currency: Currency;
  /** The currency's number of decimals: 0, 2 or 3. */
  decimals: Scalars['Int']['output'];
  /** Units of the currency per unit of `base`, with up to 8 decimals. */
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
  /** The wallet's balance in `Currency`. */
  balance: Scalars['Decimal']['output'];
  /** The wallet's balances, one per currency ever used. */
  balances: Array<Balance>;
  /** E.164: +77012345678. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The same, grouped as in its country: +7 701 234 5678. */
  phoneText?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /** Whether the address has been verified by a link sent to it. */
  emailVerified: Scalars['Boolean']['output'];
  /** A pending change of the email address. */
  emailChange?: Maybe<EmailChange>;
  /** Whether they get reminders of unfinished payments; null for guests, and if reminders are off for everyone. */
  paymentReminders?: Maybe<Scalars['Boolean']['output']>;
  /** When the account will be deleted, if that has been requested. */
  deletionDate?: Maybe<Scalars['DateTime']['output']>;
  avatar?: Maybe<Avatar>;
  birthDate?: Maybe<Scalars['Date']['output']>;
  hadSubscriptionBefore: Scalars['Boolean']['output'];
  monthsFromRegistration: Scalars['Int']['output'];
  gender?: Maybe<Gender>;
  /** A guest, known only by a generated token. */
  isAutogenerated: Scalars['Boolean']['output'];
  /** Whether they work at the shop's desk. */
  isStaff: Scalars['Boolean']['output'];
  Country?: Maybe<Country>;
  City?: Maybe<City>;
  Currency: Currency;
  ProjectSettings?: Maybe<ProjectSettings>;
  Language?: Maybe<Language>;
  Subscription?: Maybe<Subscription>;
  SubscriptionPurchase: Array<SubscriptionPurchase>;
  /** What they can pay to keep what they have, after a payment for it was taken back. */
  openDifferences: Array<OpenDifference>;
};

/** What is left to pay for something, because a payment that had counted toward it was taken back. */
export type OpenDifference = {
  /** The order that pays it. */
  id: Scalars['ID']['output'];
  Product: Product;
  amount: Scalars['Decimal']['output'];
  Currency: Currency;
  /** Until when it can be paid. */
  payBy: Scalars['DateTime']['output'];
  /** Whether time becomes shorter if it isn't paid; otherwise access ends. */
  isShortened: Scalars['Boolean']['output'];
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
  /** The URL path of the picture; `?size=` 64, 128, 256 or 512 selects a size in pixels. */
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
  /** Whether everything on sale has a price in it: only such a currency is chosen for a visitor who hasn't chosen one. */
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
  /** `colorMode` as in `ProfileInput`, if the person has chosen one for all their devices. */
  meta?: Maybe<Scalars['JSON']['output']>;
};

export type Directories = {
  Currencies: Array<Currency>;
  Languages: Array<Language>;
};

export type RegisterInput = {
  /** The email address to log in with. */
  login: Scalars['String']['input'];
  password: Scalars['String']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The prefix of one of the supported languages. */
  language: Scalars['String']['input'];
  currencyId?: InputMaybe<Scalars['ID']['input']>;
  utm?: InputMaybe<UtmInput>;
  acceptsTerms: Scalars['Boolean']['input'];
  /** A path on this site to continue to. */
  returnTo?: InputMaybe<Scalars['String']['input']>;
};

export type LoginLinkInput = {
  email: Scalars['String']['input'];
  language: Scalars['String']['input'];
  /** A path on this site to return to. */
  returnTo?: InputMaybe<Scalars['String']['input']>;
};

export type UtmInput = {
  utm_campaign?: InputMaybe<Scalars['String']['input']>;
  utm_medium?: InputMaybe<Scalars['String']['input']>;
  utm_source?: InputMaybe<Scalars['String']['input']>;
};

export type SignIn = {
  token: Scalars['String']['output'];
  /** A path on this site, if the link was requested with one. */
  returnTo?: Maybe<Scalars['String']['output']>;
  /** Whether this login verified the account's address. */
  emailConfirmed: Scalars['Boolean']['output'];
};

/** A registration whose address is not verified yet. */
export type RegistrationPending = {
  /** Identifies the registration in later calls; only for the browser that registered. */
  registration: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type Session = {
  id: Scalars['ID']['output'];
  /** Whether this request uses it. */
  current: Scalars['Boolean']['output'];
  /** A name that needs no translation, such as "Firefox" or "Android"; null if unknown. */
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
  /** Base32, to type in. */
  secret: Scalars['String']['output'];
  /** An `otpauth:` URI, to scan. */
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

/** A change of the email address, pending or completed. */
export type EmailChange = {
  email: Scalars['EmailAddress']['output'];
  /** Whether the new address has been confirmed. */
  newConfirmed: Scalars['Boolean']['output'];
  /** Whether the old address has agreed; true if it was never verified. */
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
  /** `system`, `light` or `dark`: stored in `ProjectSettings.meta`. */
  colorMode?: InputMaybe<Scalars['String']['input']>;
  /** Whether to send reminders of unfinished payments. */
  paymentReminders?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Achievement = {
  /** Identifies the badge and its texts: "months12", "firstPurchase". */
  key: Scalars['String']['output'];
  state: AchievementState;
  /** At most `goal`. */
  progress: Scalars['Int']['output'];
  goal: Scalars['Int']['output'];
  earnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Earned, but not marked as shown yet. */
  isNew: Scalars['Boolean']['output'];
};

export type AchievementState =
  | 'LOCKED'
  | 'IN_PROGRESS'
  | 'EARNED';

export type DreamStatus =
  | 'OPEN'
  /** A gift for it is paid and waits for its owner. */
  | 'PROMISED'
  | 'FULFILLED'
  | 'ARCHIVED';

export type Dream = {
  id: Scalars['ID']['output'];
  /** The key generated by the owner's client; null for anyone else. */
  clientKey?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  status: DreamStatus;
  /** The owner's first name, or their user name. */
  authorName?: Maybe<Scalars['String']['output']>;
  /** Whether it belongs to the caller. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether others can see it. */
  isPublic: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  fulfilledAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it points at: at most one of `Product`, `Plan` and `Research`. */
  Product?: Maybe<Product>;
  Plan?: Maybe<Plan>;
  Research?: Maybe<Research>;
  /** The lowest price of what it points at, in `Currency`; null if that can't be bought. */
  price?: Maybe<Scalars['Decimal']['output']>;
  /** The owner's wallet balance in `Currency`, at most `price`; null for anyone else. */
  saved?: Maybe<Scalars['Decimal']['output']>;
  Currency?: Maybe<Currency>;
  /** The present that was bought for it, unless that ended; only for its owner and the buyer. */
  Gift?: Maybe<Present>;
};

export type DreamScope =
  /** Everyone's dreams that are open and public. */
  | 'PUBLIC'
  /** All of the caller's own. */
  | 'OWN';

export type DreamFilter = {
  /** Defaults to PUBLIC. */
  scope?: InputMaybe<DreamScope>;
  /** Filters the scope OWN; public ones are always open. */
  status?: InputMaybe<DreamStatus>;
  /** Searches title and description; at most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Starts at 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 50. */
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
  /** At most 2000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At most one of the three; it must be available. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  planId?: InputMaybe<Scalars['ID']['input']>;
  researchId?: InputMaybe<Scalars['ID']['input']>;
  /** Defaults to false. */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DreamChange = {
  title?: InputMaybe<Scalars['String']['input']>;
  /** Null removes it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Setting any of the three, even to null, replaces what it pointed at. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  planId?: InputMaybe<Scalars['ID']['input']>;
  researchId?: InputMaybe<Scalars['ID']['input']>;
  /** OPEN can become FULFILLED or ARCHIVED; ARCHIVED can become OPEN again. PROMISED moves by its gift only. */
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
  /** The plan that takes over at the renewal, if a change is scheduled. */
  NextPlan?: Maybe<Plan>;
  /** Time on other plans that follows the current one, in order. */
  Upcoming: Array<UpcomingTime>;
  /** The next scheduled charge, if any; also the next retry of an overdue one. */
  NextCharge?: Maybe<DueCharge>;
  /** The overdue amount in the subscription's currency; null if nothing is overdue. */
  overdue?: Maybe<Scalars['Decimal']['output']>;
  /** Whether a saved method or the wallet can currently pay the next charge; true if none is scheduled. */
  isCovered: Scalars['Boolean']['output'];
  /** What pays renewals; null for the wallet. */
  SavedMethod?: Maybe<SavedMethod>;
  /** When the next charge will be announced by email; null if it was, or isn't. */
  announcedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the next term can be ended with a month's notice, by the law of where it was bought. */
  hasNotice: Scalars['Boolean']['output'];
  /** Until when the last charge can be withdrawn from like a purchase, by the law of where it was bought. */
  withdrawableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** How the current term can end before it's over, by the law of where it was bought; null if it can't. */
  EarlyEnd?: Maybe<EarlyEnd>;
};

/** The end of a renewed term with a month's notice. */
export type EarlyEnd = {
  date: Scalars['DateTime']['output'];
  /** What is paid back for the time after it. */
  amount: Scalars['Decimal']['output'];
  Currency: Currency;
};

export type Plan = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  shortTitle: Scalars['String']['output'];
  /** Days, on average for a plan by the calendar; null if the plan has no end. */
  duration?: Maybe<Scalars['Int']['output']>;
  /** Months of the calendar; null if it's sold by days or has no end. */
  months?: Maybe<Scalars['Int']['output']>;
  active: Scalars['Boolean']['output'];
  index: Scalars['Int']['output'];
  landingUrl?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** Days; 0 for no trial. */
  trialPeriod: Scalars['Int']['output'];
  /** Days of grace after a failed renewal. */
  duePeriod: Scalars['Int']['output'];
  productId: Scalars['ID']['output'];
  infinity: Scalars['Boolean']['output'];
  lifetime: Scalars['Boolean']['output'];
  imageWeb?: Maybe<Scalars['String']['output']>;
  /** How many titles a member may activate in each of its periods, or in all if it has no end. */
  activations: Scalars['Int']['output'];
  /** Whether its subscribers pay member prices. */
  opensMemberPrices: Scalars['Boolean']['output'];
  /** The product that sells the plan; its prices are the plan's prices. */
  Product: Product;
};

/** Time on a plan that starts when the time before it ends. */
export type UpcomingTime = {
  Plan: Plan;
  startsAt: Scalars['DateTime']['output'];
  /** Null if it has no end. */
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

export type Shop = {
  /** Products on sale that aren't plans. */
  titles: Scalars['Int']['output'];
  /** Those of them that members can activate. */
  activatable: Scalars['Int']['output'];
  /** Published studies. */
  studies: Scalars['Int']['output'];
  /** People with a plan; null below one hundred. */
  members?: Maybe<Scalars['Int']['output']>;
  /** The countries that those people named; null together with `members`. */
  countries?: Maybe<Scalars['Int']['output']>;
  /** Of all titles; null without ratings. */
  Rating?: Maybe<ShopRating>;
  /** At most three ratings with a text, each of another title on sale: in the caller's language, then in others; newest first. */
  Reviews: Array<ShopReview>;
};

/** A review, and the title it is about. */
export type ShopReview = {
  Review: Review;
  Product: Product;
};

export type ShopRating = {
  /** The mean of the stars, to one decimal. */
  average: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
};

export type ProductKind =
  | 'BOOK'
  | 'COURSE'
  | 'EVENT'
  | 'FILM'
  /** Something to print: a pattern, a drawing, a picture. */
  | 'PRINTABLE'
  | 'RECORDING'
  | 'SOFTWARE';

export type TitleFilter = {
  /** Words in the title or the description, in the caller's language or in English. */
  search?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<ProductKind>;
  /** A language prefix, as in `Product.languages`. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Starts at 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type TitlePage = {
  Products: Array<Product>;
  Pagination: Pagination;
  /** The kinds of all titles, whatever the filter. */
  kinds: Array<ProductKind>;
  /** The languages of all titles, whatever the filter. */
  languages: Array<Scalars['String']['output']>;
};

export type Product = {
  id: Scalars['ID']['output'];
  /** Identifies its page: lowercase letters, digits and hyphens. */
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Derived from what its first tariff on sale delivers; null if that doesn't tell. */
  kind?: Maybe<ProductKind>;
  /** The prefixes of the languages in which one of its tariffs on sale has all of its texts, in the order of the menu. */
  languages: Array<Scalars['String']['output']>;
  /** Where to read about it: an https URL, or a path on this site in the caller's language. */
  landingUrl?: Maybe<Scalars['String']['output']>;
  active: Scalars['Boolean']['output'];
  availableBySubscription: Scalars['Boolean']['output'];
  /** Days of access; null if it doesn't end. */
  availableDuration?: Maybe<Scalars['Int']['output']>;
  affiliateProgram: Scalars['Boolean']['output'];
  /** The current price of the cheapest tariff, in the base currency. */
  price: Scalars['Decimal']['output'];
  /** The regular price, if `price` is reduced. */
  oldPrice?: Maybe<Scalars['Decimal']['output']>;
  /** The URL path of a picture in its largest size; `src/shared/pictures.ts` lists the sizes and formats. */
  imageWeb?: Maybe<Scalars['String']['output']>;
  /** A different picture for phones, if there is one. */
  imageMob?: Maybe<Scalars['String']['output']>;
  /** The App Store id. */
  appleId?: Maybe<Scalars['String']['output']>;
  Tariffs: Array<Tariff>;
  Plan?: Maybe<Plan>;
  Gifts: Array<Gift>;
  /** The ratings of those who have it; null if there are none. */
  Rating?: Maybe<ProductRating>;
  /** The caller's own rating. */
  OwnRating?: Maybe<OwnRating>;
};

/** The ratings of a product in numbers, excluding those whose purchase was reversed and those the operator has hidden. */
export type ProductRating = {
  /** From 1 to 5, with one decimal. */
  average: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
  /** The number of ratings with 1, 2, 3, 4 and 5 stars. */
  stars: Array<Scalars['Int']['output']>;
  /** The number of ratings with a text. */
  reviewCount: Scalars['Int']['output'];
};

/** A public rating with a text. */
export type Review = {
  id: Scalars['ID']['output'];
  /** From 1 to 5. */
  stars: Scalars['Int']['output'];
  /** Plain text, as written. */
  text: Scalars['String']['output'];
  /** The language prefix of the page it was written on. */
  language: Scalars['String']['output'];
  /** The author's first name, or their user name; null unless they want it shown. */
  authorName?: Maybe<Scalars['String']['output']>;
  ratedAt: Scalars['DateTime']['output'];
};

/** Why a visitor reports a review. */
export type ReviewReason =
  | 'SPAM'
  | 'INSULT'
  /** A person's personal data. */
  | 'PERSONAL_DATA'
  | 'OTHER';

export type ReviewPage = {
  Reviews: Array<Review>;
  Pagination: Pagination;
};

/** The caller's rating of a product. */
export type OwnRating = {
  id: Scalars['ID']['output'];
  stars: Scalars['Int']['output'];
  text?: Maybe<Scalars['String']['output']>;
  showsName: Scalars['Boolean']['output'];
  /** Whether others can see it: false if the purchase was reversed or the operator has hidden it. */
  isShown: Scalars['Boolean']['output'];
};

export type RatingInput = {
  /** From 1 to 5. */
  stars: Scalars['Int']['input'];
  /** At most 2000 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Whether to show the first name, or the user name; guests have neither. */
  showsName?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The content of a product's page, besides its facts and prices. */
export type ProductPage = {
  Product: Product;
  /** Whether it can be bought; the page of a product that no longer is sold has no contents, sample or reviews. */
  isSold: Scalars['Boolean']['output'];
  /** What each tariff includes. */
  Contents: Array<TariffContents>;
  /** Who made it. */
  Authors: Array<Author>;
  /** A free sample that anyone can read, hear or see. */
  Sample?: Maybe<ProductSample>;
  /** At most three published studies that it belongs to or that are by its authors. */
  Researches: Array<Research>;
  /** At most three other products on sale: those by its authors, then those next to it in the catalog. */
  Similar: Array<Product>;
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
  /** The languages of a text, by prefix. */
  languages: Array<Scalars['String']['output']>;
  /** Reading time in minutes; null for anything but a text. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** For an event only: those that are not over, in order. */
  Dates: Array<PublicEventDate>;
  Formats: Array<ContentFormat>;
};

/** When an event takes place, and where, as anyone may see it. */
export type PublicEventDate = {
  startsAt: Scalars['DateTime']['output'];
  endsAt: Scalars['DateTime']['output'];
  /** Of the place: `Europe/Berlin`. */
  timeZone: Scalars['String']['output'];
  place?: Maybe<Scalars['String']['output']>;
  /** Whether attendees can join it remotely. */
  isOnline: Scalars['Boolean']['output'];
};

export type ContentFormat = {
  /** As people know it: "EPUB". */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
};

export type ProductSample = {
  title: Scalars['String']['output'];
  /** The beginning of a text in the caller's language, or in English, or in any other language. */
  text?: Maybe<LibraryText>;
  /** Whether `productExcerpt` has more of the text. */
  hasExcerpt: Scalars['Boolean']['output'];
  /** Audio, video or a picture. */
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
  /** Compared with the cheapest tariff, in the base currency. */
  priceDifference: Scalars['Decimal']['output'];
  /** When it goes off sale, as the last of its events ends; null without an event. */
  soldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it needs a license key or a seat and none is left, so it can't be bought for now. */
  soldOut: Scalars['Boolean']['output'];
  /** How often it can still be bought, if it needs a license key or a seat and there are ten or fewer; null otherwise. */
  left?: Maybe<Scalars['Int']['output']>;
  Prices: Array<Price>;
};

export type Price = {
  Currency: Currency;
  /** The list price. */
  default: Scalars['Decimal']['output'];
  /** The current price if `withSale`. */
  sale?: Maybe<Scalars['Decimal']['output']>;
  /** The struck-out price. */
  old?: Maybe<Scalars['Decimal']['output']>;
  withSale: Scalars['Boolean']['output'];
  /** The lowest price of the 30 days before a reduction; null without one, or where the law doesn't ask to show it. */
  lowest?: Maybe<Scalars['Decimal']['output']>;
  /** What members pay, whose plan has `opensMemberPrices`; null unless it's lower than the regular price. */
  member?: Maybe<Scalars['Decimal']['output']>;
  /** For pay-what-you-want tariffs, the suggested amount: `default` or more. Null if the price is fixed. */
  suggested?: Maybe<Scalars['Decimal']['output']>;
};

export type GiftType =
  | 'CONTENT'
  | 'SERVICE'
  | 'DISCOUNT';

/** A bonus that comes with the tariffs in `tariffIds`; the buyer picks one. Something bought for others is a `Present`. */
export type Gift = {
  id: Scalars['ID']['output'];
  type: GiftType;
  isReusable: Scalars['Boolean']['output'];
  active: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  index: Scalars['Int']['output'];
  /** As in `Tariff`. */
  soldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** As in `Tariff`. */
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
  /** Only for subscribers and buyers; null for anyone else. */
  file?: Maybe<Scalars['String']['output']>;
  /** The picture for phones, as in `Product`. */
  imageMob?: Maybe<Scalars['String']['output']>;
  imageWeb?: Maybe<Scalars['String']['output']>;
  /** The logo of where it was published; its first category's logo if it has none of its own. */
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
  /** The product that includes the file when bought separately. */
  Product?: Maybe<Product>;
};

/** Someone on the team page. */
export type Person = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  role: Scalars['String']['output'];
  text?: Maybe<Scalars['String']['output']>;
  /** The color of the drawing: one of `src/shared/hues.ts`. */
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
  /** Starts at 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type ResearchPage = {
  Researches: Array<Research>;
  Pagination: Pagination;
};

/** Page numbers start at 1. */
export type Pagination = {
  currentPage: Scalars['Int']['output'];
  nextPageExists: Scalars['Boolean']['output'];
  previousPageExists: Scalars['Boolean']['output'];
  total: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type OrderInput = {
  productId: Scalars['ID']['input'];
  /** Defaults to the cheapest tariff that can be bought. */
  tariffId?: InputMaybe<Scalars['ID']['input']>;
  currencyId?: InputMaybe<Scalars['ID']['input']>;
  giftId?: InputMaybe<Scalars['ID']['input']>;
  promoCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * For pay-what-you-want tariffs: the amount to pay in the currency of `currencyId`, which the tariff must have a price
   * in. Defaults to the suggested amount; ignored if the price is fixed.
   */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A promo code or the member price lowers `least`. */
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
  /** Whether `total` is the member price, because the caller is a member. A promo code doesn't reduce it further. */
  isMemberPrice: Scalars['Boolean']['output'];
  /** What the caller would save as a member; null if nothing, as for members. */
  memberSaving?: Maybe<Scalars['Decimal']['output']>;
  /** The currency charged: the requested one, or the base currency if the product has no price in it. */
  Currency: Currency;
  /** What the buyer may choose to pay; null if the price is fixed. */
  AmountRange?: Maybe<AmountRange>;
  /** The tax included in the total; null if none is. */
  Tax?: Maybe<TaxLine>;
  quoteId: Scalars['ID']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** Whether the promo code is valid for this; null without a code. It isn't applied if the member price is lower. */
  promoCodeAccepted?: Maybe<Scalars['Boolean']['output']>;
  /**
   * What buying this plan would change for a caller who has one; null if they have none or it can't be bought now. An
   * extension is paid with `PaymentInput.changeId`, any other change with `subscriptionChange`.
   */
  change?: Maybe<SubscriptionChange>;
  /** The next charge after buying it for oneself; null if nothing renews. */
  next?: Maybe<NextCharge>;
  /** The next charge after starting with the trial, at its end. Null if the caller can't have a trial. */
  nextAfterTrial?: Maybe<NextCharge>;
  /** How the caller already has it; null if they don't. It can still be bought as a present. */
  owned?: Maybe<OwnedProduct>;
  /** For how many days it's refunded in full right away if nothing of it is used; null if it isn't, or nothing is paid. */
  refundDays?: Maybe<Scalars['Int']['output']>;
  /** What the law of the buyer's country asks for before it opens at once; null if nothing. Not for presents and trials. */
  Immediate?: Maybe<ImmediateDelivery>;
};

export type ImmediateKind =
  /** The right of withdrawal is lost with the agreement. */
  | 'CONTENT'
  /** What was used until a withdrawal is paid for. */
  | 'SERVICE';

export type ImmediateDelivery = {
  kind: ImmediateKind;
  /** When it opens without `PaymentInput.startsNow`, if it is paid now. */
  startsAt: Scalars['DateTime']['output'];
  /** `OrderCheck.next` if it opens then. */
  next?: Maybe<NextCharge>;
};

/** What was bought and isn't open yet, because the buyer can still withdraw. */
export type WaitingDelivery = {
  kind: ImmediateKind;
  startsAt: Scalars['DateTime']['output'];
  /** The order, for `deliveryStart`. */
  orderId: Scalars['ID']['output'];
};

/** What a buyer saw and agreed to. */
export type Agreement = {
  at: Scalars['DateTime']['output'];
  /** Whether they agreed that it opens at once; null if nobody asked. */
  startsNow?: Maybe<Scalars['Boolean']['output']>;
  sentences: Array<AgreedSentence>;
  /** The versions that were in force, at addresses that stay. */
  Documents: Array<AgreedDocument>;
};

export type AgreedSentence = {
  /** As it was shown, in the language of the page. */
  text: Scalars['String']['output'];
  agreed: Scalars['Boolean']['output'];
};

export type AgreedDocument = {
  kind: Scalars['String']['output'];
  version: Scalars['String']['output'];
  /** In the language of the caller's page. */
  title: Scalars['String']['output'];
  /** Of the version, on this site. */
  path: Scalars['String']['output'];
};

/** The recurring charge that follows a purchase. */
export type NextCharge = {
  date: Scalars['DateTime']['output'];
  /** Today's list price, or a lower one by then. A sale or promo code doesn't reduce it. */
  amount: Scalars['Decimal']['output'];
  /** That of the check, unless a change that was scheduled in another currency follows. */
  Currency: Currency;
  /** The billing period in months; null if it's in days. */
  months?: Maybe<Scalars['Int']['output']>;
  /** The billing period in days; null if it's in months. */
  days?: Maybe<Scalars['Int']['output']>;
  /** Whether it's charged automatically. Guests and accounts with an unverified address are asked by email to pay. */
  isAutomatic: Scalars['Boolean']['output'];
};

export type Ownership =
  /** Bought, and not open yet: `availableTo` says when access begins. */
  | 'WAITING'
  /** Bought, or redeemed as a present. More time, or another tariff, can be bought. */
  | 'PURCHASED'
  /** Bought by the guest in the `autogeneratedtoken` header, with an address other than the account's. */
  | 'BOUGHT_AS_GUEST'
  /** Opened with one of the subscription's activations. */
  | 'ACTIVATED'
  /** Can be opened with an activation that the subscription has left. */
  | 'INCLUDED'
  /** The product is a plan, and the caller has a plan without an end. */
  | 'LIFETIME'
  /** The product is a plan, and the caller has another one that can't change to it now. */
  | 'OTHER_PLAN';

export type OwnedItem = {
  productId: Scalars['ID']['output'];
  /** The id of the purchase or activation. */
  itemId: Scalars['ID']['output'];
};

export type OwnedProduct = {
  kind: Ownership;
  /** When access ends; null if it doesn't. */
  availableTo?: Maybe<Scalars['DateTime']['output']>;
  /** The purchase that opens it; null if it isn't the caller's. */
  itemId?: Maybe<Scalars['ID']['output']>;
  /** Whether it can be bought anyway. If not, a payment fails with ALREADY_OWNED or PLAN_CHANGE_UNCONFIRMED. */
  canBuy: Scalars['Boolean']['output'];
};

export type PaymentMethod = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  displayName: Scalars['String']['output'];
  /** Whether it can be saved for renewals. */
  canBeKept: Scalars['Boolean']['output'];
};

export type PaymentInput = {
  /** Generated by the client: 16 to 64 characters of a-z, A-Z, 0-9, - and _. */
  idempotencyKey: Scalars['String']['input'];
  quoteId: Scalars['ID']['input'];
  order: OrderInput;
  /** An open order to retry or change instead of creating a new one. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  paymentMethodId: Scalars['ID']['input'];
  /** Where to send the receipt. */
  email: Scalars['String']['input'];
  /** The prefix of one of the supported languages. */
  language: Scalars['String']['input'];
  utm?: InputMaybe<UtmInput>;
  acceptsTerms: Scalars['Boolean']['input'];
  /** Buys it for someone else: creates a present instead of granting access. */
  present?: InputMaybe<PresentInput>;
  /** Starts a subscription with its trial; nothing is charged now. */
  trial?: InputMaybe<Scalars['Boolean']['input']>;
  /** Saves the method for renewals, if its provider supports that. */
  saveMethod?: InputMaybe<Scalars['Boolean']['input']>;
  /** The agreement that `OrderCheck.Immediate` asks for; without it, what was bought opens later. */
  startsNow?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The id of the change preview, for a caller who has a plan and buys one: PLAN_CHANGE_UNCONFIRMED without a current
   * one.
   */
  changeId?: InputMaybe<Scalars['ID']['input']>;
};

export type Payment = {
  Order: Order;
  Transaction: Transaction;
  /** Where the provider takes over; null if nothing is left to confirm. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** The guest's token, if this call created the guest. */
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
  /** What people call it by, such as 7KMP-4RXD; also in emails and on receipts. */
  number: Scalars['String']['output'];
  status: OrderStatus;
  price: Scalars['Decimal']['output'];
  default: Scalars['Decimal']['output'];
  difference: Scalars['Decimal']['output'];
  /** Whether `price` is the member price. */
  isMemberPrice: Scalars['Boolean']['output'];
  Currency: Currency;
  email?: Maybe<Scalars['EmailAddress']['output']>;
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  purpose: OrderPurpose;
  /** The present it was bought as. */
  Present?: Maybe<Present>;
  /** Sequential without gaps; set once paid. */
  receiptNumber?: Maybe<Scalars['Int']['output']>;
  /** Who sold it; null until paid. */
  Seller?: Maybe<Seller>;
  /** The tax included in the price, one line per rate; empty if there is none. */
  Taxes: Array<TaxLine>;
  /** What the buyer added to the receipt. */
  BuyerDetails?: Maybe<BuyerDetails>;
  /** What a member last added to another receipt, as a default; null for guests, and once this receipt has its own. */
  LastBuyerDetails?: Maybe<BuyerDetails>;
  Products: Array<Product>;
  Tariff?: Maybe<Tariff>;
  Gift?: Maybe<Gift>;
  /** The most recent payment attempt. */
  Transaction?: Maybe<Transaction>;
  Purchase?: Maybe<Purchase>;
  /** The trial it started; null for any other order. */
  Trial?: Maybe<Trial>;
  /** How the buyer can get a refund; null if they can't, or no longer. */
  RefundRight?: Maybe<RefundRight>;
  /** The refund the buyer requested; null if they haven't. */
  RefundRequest?: Maybe<RefundRequest>;
  /** Null unless it is paid and waits to open. */
  Waiting?: Maybe<WaitingDelivery>;
  /** Oldest first: with the order, and with opening it sooner. */
  Agreements: Array<Agreement>;
};

export type Seller = {
  /** The lines of the name and address. */
  lines: Array<Scalars['String']['output']>;
  taxId?: Maybe<Scalars['String']['output']>;
};

export type RefundRight = {
  /** The last moment to request it. */
  until: Scalars['DateTime']['output'];
  /** Whether it's refunded right away because nothing was used; otherwise the operator decides. */
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

/** The free period of a subscription. */
export type Trial = {
  /** When the trial ends; null once it's over. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The charge that follows; null if none is scheduled. */
  Due?: Maybe<DueCharge>;
};

export type TransactionPurpose =
  | 'ORDER'
  | 'TOP_UP';

export type OrderPurpose =
  | 'PURCHASE'
  | 'PRESENT'
  | 'RENEWAL'
  | 'UPGRADE'
  /** The difference that a payment taken back left, of a plan that it had paid for. */
  | 'DIFFERENCE';

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
  /** The provider's fee; null if no provider was involved or it isn't known yet. */
  fee?: Maybe<Scalars['Decimal']['output']>;
  /** The fee's currency: the transaction's own, or that of the account the money went to. */
  FeeCurrency: Currency;
  /** The amount refunded. */
  refunded: Scalars['Decimal']['output'];
  /** Excludes canceled ones; oldest first. */
  CreditNotes: Array<CreditNote>;
  createdAt: Scalars['DateTime']['output'];
  /** Where the buyer can continue a pending attempt. */
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
  /** When one that is PENDING opens. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** When access ends; null if it doesn't. */
  availableTo?: Maybe<Scalars['DateTime']['output']>;
  spentAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Whether its owner has archived it. */
  isArchived: Scalars['Boolean']['output'];
  Product: Product;
  Tariff?: Maybe<Tariff>;
  Gift?: Maybe<Gift>;
  /** Null if a present was redeemed. */
  Order?: Maybe<Order>;
  /** The present it came from. */
  Present?: Maybe<Present>;
  /** Those whose file it includes, while it gives access. */
  Researches: Array<Research>;
  /** Whether the library has anything to open for it. */
  hasGoods: Scalars['Boolean']['output'];
  /** What to open first; null if there is nothing. */
  FirstGood?: Maybe<FirstGood>;
};

/** The good of a purchase to begin with. */
export type FirstGood = {
  /** The id of the deliverable. */
  id: Scalars['ID']['output'];
  use: GoodUse;
};

export type GoodUse =
  /** A text on this site. */
  | 'READ'
  | 'LISTEN'
  | 'WATCH'
  | 'DOWNLOAD'
  /** A link, an event or a license key. */
  | 'OPEN';

/** Something bought, received as a present or activated, with all its contents. */
export type LibraryItem = {
  /** The id of the purchase or activation. */
  id: Scalars['ID']['output'];
  Product: Product;
  /** Null for an activation. */
  Tariff?: Maybe<Tariff>;
  /** Whether the caller has access now; if not, nothing is listed. */
  isOpen: Scalars['Boolean']['output'];
  /** As in `Purchase`; null for an activation, which isn't in any list. */
  isArchived?: Maybe<Scalars['Boolean']['output']>;
  /** When access ends; null if it doesn't. */
  availableTo?: Maybe<Scalars['DateTime']['output']>;
  /** Null unless it is the caller's purchase and waits to open. */
  Waiting?: Maybe<WaitingDelivery>;
  /** The caller's order it came from; null if it was activated or received as a present. */
  orderId?: Maybe<Scalars['ID']['output']>;
  Deliverables: Array<Deliverable>;
  /** All its files as one ZIP; null if there are fewer than two. */
  Archive?: Maybe<LibraryFile>;
  /** One of its texts in `language`, or in the caller's language, or in English, or in any other language. */
  text?: Maybe<LibraryText>;
};


/** Something bought, received as a present or activated, with all its contents. */
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
  /** Whether it was added after the last visit; false on the first visit. */
  isNew: Scalars['Boolean']['output'];
  /** For a link only; https. */
  link?: Maybe<Scalars['String']['output']>;
  /** The languages of a text, by prefix. */
  languages: Array<Scalars['String']['output']>;
  /** The formats of a file. */
  Files: Array<LibraryFile>;
  /** What is read, heard or seen to its end, in order. */
  Parts: Array<DeliverablePart>;
  /** For an event only, in order. */
  Dates: Array<EventDate>;
  /** Returns the dates of an event as a calendar file, as `LibraryFile.href` does for a file; null for anything else. */
  calendarHref?: Maybe<Scalars['String']['output']>;
  /** Null for anything but a license key, and while the key is still owed. */
  licenceKey?: Maybe<Scalars['String']['output']>;
  /** Whether the license key comes with the first payment, because nothing has been paid yet in a trial. */
  keyAfterTrial: Scalars['Boolean']['output'];
};

export type EventDate = {
  startsAt: Scalars['DateTime']['output'];
  endsAt: Scalars['DateTime']['output'];
  /** Of the place: `Europe/Berlin`. */
  timeZone: Scalars['String']['output'];
  place?: Maybe<Scalars['String']['output']>;
  /** Https; for joining remotely. */
  link?: Maybe<Scalars['String']['output']>;
};

export type LibraryFile = {
  /** The file name to save it as. */
  name: Scalars['String']['output'];
  mediaType: Scalars['String']['output'];
  /** In bytes. */
  size: Scalars['Int']['output'];
  /** Returns the file for ten minutes, and only while there is access. */
  href: Scalars['String']['output'];
};

/** What is read, heard or seen to its end: a text, a recording, or one of the lessons in a good. */
export type DeliverablePart = {
  id: Scalars['ID']['output'];
  /** Empty for all of the deliverable; otherwise the name that the files of a lesson share. */
  part: Scalars['String']['output'];
  title: Scalars['String']['output'];
  isLesson: Scalars['Boolean']['output'];
  /** How long it takes, in seconds; null if unknown. */
  seconds?: Maybe<Scalars['Int']['output']>;
  /** How far the caller got, from 0 to 1. */
  progress: Scalars['Float']['output'];
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** In its formats; none for a text. */
  Files: Array<LibraryFile>;
};

export type ShelfItem = {
  /** The id of the purchase or activation. */
  id: Scalars['ID']['output'];
  Product: Product;
  acquiredAt: Scalars['DateTime']['output'];
  /** When the caller last opened or read it; null if never. */
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When access ends; null if it doesn't. */
  availableTo?: Maybe<Scalars['DateTime']['output']>;
  /** Its number of lessons, and how many of them are done. */
  lessons: Scalars['Int']['output'];
  lessonsDone: Scalars['Int']['output'];
  /** How much of its texts and recordings the caller has finished, from 0 to 1; null if it has none. */
  read?: Maybe<Scalars['Float']['output']>;
  /** Whether these are all texts. */
  isText: Scalars['Boolean']['output'];
  /** The text or lesson to go on with; null if all are finished, or it has none. */
  nextId?: Maybe<Scalars['ID']['output']>;
  /** Whether that is a text. */
  isNextText: Scalars['Boolean']['output'];
};

export type LibraryText = {
  title: Scalars['String']['output'];
  /** Markdown. */
  body: Scalars['String']['output'];
  /** By prefix. */
  language: Scalars['String']['output'];
};

export type PurchaseSort =
  | 'NEWEST'
  | 'OLDEST'
  | 'AVAILABLE_TO';

export type PurchaseFilter = {
  status?: InputMaybe<Array<PurchaseStatus>>;
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only archived ones if true; otherwise all others. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PurchasePage = {
  Purchases: Array<Purchase>;
  Pagination: Pagination;
};

export type Wallet = {
  Balances: Array<Balance>;
  /** The last twelve months in `Currency`, oldest first. */
  Months: Array<WalletMonth>;
  Currency: Currency;
  /** The next charge, if any. */
  Due?: Maybe<DueCharge>;
  SavedMethods: Array<SavedMethod>;
  /** The smallest and largest top-up, one entry per currency. */
  TopUpLimits: Array<TopUpLimit>;
  /** What the wallet can be topped up with. */
  PaymentMethods: Array<PaymentMethod>;
};

/** Refunds count neither as income nor as spending: they reduce the month of the original payment. */
export type WalletMonth = {
  /** The first day of the month. */
  month: Scalars['Date']['output'];
  /** Money that came in. */
  income: Scalars['Decimal']['output'];
  /** Money that went out, as a positive amount. */
  spending: Scalars['Decimal']['output'];
};

export type WalletEntryKind =
  | 'TOP_UP'
  | 'PURCHASE'
  | 'REFUND'
  | 'CHARGEBACK'
  /** To or from another account of the same person. */
  | 'TRANSFER'
  /** The opening balance. */
  | 'OPENING'
  /** Credited or corrected by the operator. */
  | 'CREDIT'
  /** The balance left in an erased account. */
  | 'FORFEIT';

export type WalletEntry = {
  id: Scalars['ID']['output'];
  kind: WalletEntryKind;
  /** Positive for money in, negative for money out. */
  amount: Scalars['Decimal']['output'];
  /** The balance in `Currency` after this entry. */
  balance: Scalars['Decimal']['output'];
  Currency: Currency;
  createdAt: Scalars['DateTime']['output'];
  /** The payment it belongs to, if that is the caller's. */
  Transaction?: Maybe<Transaction>;
};

export type WalletEntryPage = {
  Entries: Array<WalletEntry>;
  /** Whether there are older entries. */
  hasMore: Scalars['Boolean']['output'];
};

export type Waiting = {
  /** Orders and top-ups that can still be paid. */
  payments: Scalars['Int']['output'];
  /** Presents that were bought but not sent. */
  presents: Scalars['Int']['output'];
  /** 1 if a subscription payment is overdue. */
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

/** A payment method saved by its provider, such as a card. We know only its label. */
export type SavedMethod = {
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  PaymentMethod: PaymentMethod;
  createdAt: Scalars['DateTime']['output'];
};

export type TopUpInput = {
  /** Generated by the client: 16 to 64 characters of a-z, A-Z, 0-9, - and _. */
  idempotencyKey: Scalars['String']['input'];
  amount: Scalars['Decimal']['input'];
  currencyId: Scalars['ID']['input'];
  paymentMethodId: Scalars['ID']['input'];
  /** The prefix of one of the supported languages. */
  language: Scalars['String']['input'];
};

export type TopUp = {
  Transaction: Transaction;
  /** Where the provider takes over; null if nothing is left to confirm. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
};

/** The contents of a receipt; the page prints it. */
export type Receipt = {
  number: Scalars['Int']['output'];
  /** Null for a top-up. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  issuedAt: Scalars['DateTime']['output'];
  /** The lines of the seller's name and address. */
  seller: Array<Scalars['String']['output']>;
  taxId?: Maybe<Scalars['String']['output']>;
  buyer?: Maybe<Scalars['String']['output']>;
  buyerEmail?: Maybe<Scalars['EmailAddress']['output']>;
  /** What the buyer has added since. */
  BuyerDetails?: Maybe<BuyerDetails>;
  Lines: Array<ReceiptLine>;
  Currency: Currency;
  total: Scalars['Decimal']['output'];
  /** The tax included in the total, one line per rate; empty if there is none. */
  Taxes: Array<TaxLine>;
  /** Null if there was nothing to pay. */
  paymentMethod?: Maybe<Scalars['String']['output']>;
  refunded: Scalars['Decimal']['output'];
  CreditNotes: Array<CreditNote>;
};

/** The buyer's details on a receipt. */
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

/** The part of an amount that is taxed at one rate. */
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

/** The reversal of a sale or part of it; final unless canceled. */
export type CreditNote = {
  id: Scalars['ID']['output'];
  /** Sequential without gaps: "CN-7". */
  number: Scalars['String']['output'];
  issuedAt: Scalars['DateTime']['output'];
  /** The receipt of the sale that it reverses. */
  receiptNumber: Scalars['Int']['output'];
  reason: CreditNoteReason;
  /** Negative, like its taxes. */
  total: Scalars['Decimal']['output'];
  Currency: Currency;
  Taxes: Array<TaxLine>;
  /** When the money came back after all, so that the sale counts again. */
  canceledAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ReceiptLine = {
  title: Scalars['String']['output'];
  detail?: Maybe<Scalars['String']['output']>;
  amount: Scalars['Decimal']['output'];
  /** The amount without the tax included in it. */
  net: Scalars['Decimal']['output'];
  tax: Scalars['Decimal']['output'];
};

export type SubscriptionEventKind =
  | 'STARTED'
  | 'TRIAL_STARTED'
  | 'RENEWED'
  /** Time was added from a present or another plan. */
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
  /** The plan it concerned. */
  Plan: Plan;
};

export type SubscriptionChangeKind =
  /** Takes effect now, in place of the unused paid time (credited) or of an overdue renewal. */
  | 'UPGRADE'
  /** Takes effect at the renewal. */
  | 'DOWNGRADE'
  /** One more period of the current plan, after the time already paid for. */
  | 'EXTENSION';

export type SubscriptionChange = {
  /** Proves that the change was shown: pass it as `PaymentInput.changeId` for an extension, `changeId` for other changes. */
  id: Scalars['ID']['output'];
  kind: SubscriptionChangeKind;
  Plan: Plan;
  /** What is charged now; 0 for a downgrade. */
  total: Scalars['Decimal']['output'];
  /** The value of the unused time on the current plan, already deducted. */
  credit: Scalars['Decimal']['output'];
  /** What a renewal will cost. */
  renewalPrice: Scalars['Decimal']['output'];
  /** The next charge after the change; null if there is none. */
  NextCharge?: Maybe<DueCharge>;
  Currency: Currency;
  /** When the new plan takes effect. */
  startsAt: Scalars['DateTime']['output'];
  /** When the access paid for ends; null if it doesn't. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Other time the caller has that isn't part of the credit, in order. */
  Behind: Array<TimeBehind>;
};

/** Time from a present, or paid in another currency, that follows an upgrade. */
export type TimeBehind = {
  Plan: Plan;
  days: Scalars['Int']['output'];
  /** After the new plan ends; null if that has no end: the time then counts again only if the change is refunded. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SubscriptionChangeInput = {
  idempotencyKey: Scalars['String']['input'];
  planId: Scalars['ID']['input'];
  /** The id of the preview that was shown. */
  changeId: Scalars['ID']['input'];
  /** Required if something is charged now. */
  paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
};

export type SubscriptionChanged = {
  Subscription: Subscription;
  /** The payment of an upgrade; null for a downgrade. */
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
  /**
   * The link that redeems it; only for the person who passes it on or redeems it: the buyer, or the owner of the dream that
   * it is for.
   */
  link?: Maybe<Scalars['String']['output']>;
  /** The dream that it is for; only for its owner and the buyer. */
  Dream?: Maybe<PresentDream>;
  /**
   * When its time would start for the caller, if it's a plan and they already have time on one: a present comes after
   * that. Null if it would start now.
   */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the caller can't redeem it because they have it without an end already: the product, or for a plan, any. */
  addsNothing: Scalars['Boolean']['output'];
  isOwn: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  redeemedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the caller redeemed it. */
  isReceived: Scalars['Boolean']['output'];
  /** What the person who redeemed it wrote to its buyer, and when; only for these two. */
  thanks?: Maybe<Scalars['String']['output']>;
  thankedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The library item it opened, if the caller redeemed it and there is something to open. */
  itemId?: Maybe<Scalars['ID']['output']>;
};

/** The dream that a present is for. */
export type PresentDream = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** Its owner's first name, or their user name. */
  authorName?: Maybe<Scalars['String']['output']>;
  isOwn: Scalars['Boolean']['output'];
};

export type PresentPage = {
  Presents: Array<Present>;
  Pagination: Pagination;
};

/** Buys the product for someone else. */
export type PresentInput = {
  recipientName?: InputMaybe<Scalars['String']['input']>;
  senderName?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  /** The dream that it fulfills: it is sent to the owner. BAD_USER_INPUT if it isn't open or they have it already. */
  dreamId?: InputMaybe<Scalars['ID']['input']>;
};

export type LegalDocument = {
  kind: Scalars['String']['output'];
  version: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** The day, in the shop's time zone, from which the version is or was in force. */
  inForceFrom: Scalars['Date']['output'];
  /** Whether it's the version that counts now. */
  isInForce: Scalars['Boolean']['output'];
  /** The language that it's written in, by its prefix: English if there's no text in the caller's. */
  language: Scalars['String']['output'];
  text: Scalars['RichText']['output'];
  /** All versions that are or were in force, latest first. */
  Versions: Array<DocumentVersion>;
};

export type DocumentVersion = {
  version: Scalars['String']['output'];
  inForceFrom: Scalars['Date']['output'];
};

export type OwnPage = {
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** The language that it's written in, by its prefix: English if there's no text in the caller's. */
  language: Scalars['String']['output'];
  text: Scalars['RichText']['output'];
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
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  RichText: ResolverTypeWrapper<Scalars['RichText']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PaymentReminders: ResolverTypeWrapper<PaymentReminders>;
  UsedLink: UsedLink;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  LinkSession: ResolverTypeWrapper<LinkSession>;
  GuestPurchases: ResolverTypeWrapper<GuestPurchases>;
  OrderLinkState: OrderLinkState;
  OrderLink: ResolverTypeWrapper<OrderLink>;
  AuthLink: ResolverTypeWrapper<AuthLink>;
  CodePurpose: CodePurpose;
  ContactTopic: ContactTopic;
  ContactInput: ContactInput;
  DeclarationKind: DeclarationKind;
  DeclarationCause: DeclarationCause;
  DeclarationInput: DeclarationInput;
  Declaration: ResolverTypeWrapper<MadeDeclarationRow>;
  DeclarableContract: ResolverTypeWrapper<OwnContractRow>;
  ExchangeRates: ResolverTypeWrapper<Omit<ExchangeRates, 'base' | 'Rates'> & { base: ResolversTypes['Currency'], Rates: Array<ResolversTypes['ExchangeRate']> }>;
  ExchangeRate: ResolverTypeWrapper<Omit<ExchangeRate, 'Currency'> & { Currency: ResolversTypes['Currency'] }>;
  Me: ResolverTypeWrapper<UserRow>;
  OpenDifference: ResolverTypeWrapper<OpenDifferenceRow>;
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
  EarlyEnd: ResolverTypeWrapper<EarlyEndRow>;
  Plan: ResolverTypeWrapper<PlanRowRow>;
  UpcomingTime: ResolverTypeWrapper<Omit<UpcomingTime, 'Plan'> & { Plan: ResolversTypes['Plan'] }>;
  SubscriptionPurchase: ResolverTypeWrapper<SubscriptionPurchaseRowRow>;
  Shop: ResolverTypeWrapper<Omit<Shop, 'Reviews'> & { Reviews: Array<ResolversTypes['ShopReview']> }>;
  ShopReview: ResolverTypeWrapper<Omit<ShopReview, 'Review' | 'Product'> & { Review: ResolversTypes['Review'], Product: ResolversTypes['Product'] }>;
  ShopRating: ResolverTypeWrapper<ShopRating>;
  ProductKind: ProductKind;
  TitleFilter: TitleFilter;
  TitlePage: ResolverTypeWrapper<Omit<TitlePage, 'Products'> & { Products: Array<ResolversTypes['Product']> }>;
  Product: ResolverTypeWrapper<CatalogueProductRow>;
  ProductRating: ResolverTypeWrapper<RatingTotalsRow>;
  Review: ResolverTypeWrapper<ReviewRowRow>;
  ReviewReason: ReviewReason;
  ReviewPage: ResolverTypeWrapper<Omit<ReviewPage, 'Reviews'> & { Reviews: Array<ResolversTypes['Review']> }>;
  OwnRating: ResolverTypeWrapper<RatingRowRow>;
  RatingInput: RatingInput;
  ProductPage: ResolverTypeWrapper<ProductPageFactsRow>;
  TariffContents: ResolverTypeWrapper<Omit<TariffContents, 'Items'> & { Items: Array<ResolversTypes['ContentItem']> }>;
  ContentItem: ResolverTypeWrapper<ContentRow>;
  PublicEventDate: ResolverTypeWrapper<EventDateRow>;
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
  OrderCheck: ResolverTypeWrapper<Omit<OrderCheck, 'Currency' | 'change' | 'next' | 'nextAfterTrial' | 'Immediate'> & { Currency: ResolversTypes['Currency'], change?: Maybe<ResolversTypes['SubscriptionChange']>, next?: Maybe<ResolversTypes['NextCharge']>, nextAfterTrial?: Maybe<ResolversTypes['NextCharge']>, Immediate?: Maybe<ResolversTypes['ImmediateDelivery']> }>;
  ImmediateKind: ImmediateKind;
  ImmediateDelivery: ResolverTypeWrapper<Omit<ImmediateDelivery, 'next'> & { next?: Maybe<ResolversTypes['NextCharge']> }>;
  WaitingDelivery: ResolverTypeWrapper<WaitingDeliveryRow>;
  Agreement: ResolverTypeWrapper<ShownAgreementRow>;
  AgreedSentence: ResolverTypeWrapper<AgreedSentence>;
  AgreedDocument: ResolverTypeWrapper<AgreedDocument>;
  NextCharge: ResolverTypeWrapper<Omit<NextCharge, 'Currency'> & { Currency: ResolversTypes['Currency'] }>;
  Ownership: Ownership;
  OwnedItem: ResolverTypeWrapper<OwnedItem>;
  OwnedProduct: ResolverTypeWrapper<OwnedProduct>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethodIdRow>;
  PaymentInput: PaymentInput;
  Payment: ResolverTypeWrapper<PaymentAnswerRow>;
  OrderStatus: OrderStatus;
  Order: ResolverTypeWrapper<ListedOrderRow>;
  Seller: ResolverTypeWrapper<Seller>;
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
  FirstGood: ResolverTypeWrapper<FirstGood>;
  GoodUse: GoodUse;
  LibraryItem: ResolverTypeWrapper<ItemRow>;
  DeliverableKind: DeliverableKind;
  Deliverable: ResolverTypeWrapper<ListedDeliverableRow>;
  EventDate: ResolverTypeWrapper<EventDateRow>;
  LibraryFile: ResolverTypeWrapper<LibraryFile>;
  DeliverablePart: ResolverTypeWrapper<ListedPartRow>;
  ShelfItem: ResolverTypeWrapper<ShelfItemRow>;
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
  PresentDream: ResolverTypeWrapper<PresentDreamRow>;
  PresentPage: ResolverTypeWrapper<Omit<PresentPage, 'Presents'> & { Presents: Array<ResolversTypes['Present']> }>;
  PresentInput: PresentInput;
  LegalDocument: ResolverTypeWrapper<FoundDocumentRow>;
  DocumentVersion: ResolverTypeWrapper<ListedVersionRow>;
  OwnPage: ResolverTypeWrapper<PageRowRow>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Decimal: Scalars['Decimal']['output'];
  DateTime: Scalars['DateTime']['output'];
  Date: Scalars['Date']['output'];
  EmailAddress: Scalars['EmailAddress']['output'];
  JSON: Scalars['JSON']['output'];
  RichText: Scalars['RichText']['output'];
  Upload: Scalars['Upload']['output'];
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  PaymentReminders: PaymentReminders;
  Mutation: Record<PropertyKey, never>;
  Float: Scalars['Float']['output'];
  LinkSession: LinkSession;
  GuestPurchases: GuestPurchases;
  OrderLink: OrderLink;
  AuthLink: AuthLink;
  ContactInput: ContactInput;
  DeclarationInput: DeclarationInput;
  Declaration: MadeDeclarationRow;
  DeclarableContract: OwnContractRow;
  ExchangeRates: Omit<ExchangeRates, 'base' | 'Rates'> & { base: ResolversParentTypes['Currency'], Rates: Array<ResolversParentTypes['ExchangeRate']> };
  ExchangeRate: Omit<ExchangeRate, 'Currency'> & { Currency: ResolversParentTypes['Currency'] };
  Me: UserRow;
  OpenDifference: OpenDifferenceRow;
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
  EarlyEnd: EarlyEndRow;
  Plan: PlanRowRow;
  UpcomingTime: Omit<UpcomingTime, 'Plan'> & { Plan: ResolversParentTypes['Plan'] };
  SubscriptionPurchase: SubscriptionPurchaseRowRow;
  Shop: Omit<Shop, 'Reviews'> & { Reviews: Array<ResolversParentTypes['ShopReview']> };
  ShopReview: Omit<ShopReview, 'Review' | 'Product'> & { Review: ResolversParentTypes['Review'], Product: ResolversParentTypes['Product'] };
  ShopRating: ShopRating;
  TitleFilter: TitleFilter;
  TitlePage: Omit<TitlePage, 'Products'> & { Products: Array<ResolversParentTypes['Product']> };
  Product: CatalogueProductRow;
  ProductRating: RatingTotalsRow;
  Review: ReviewRowRow;
  ReviewPage: Omit<ReviewPage, 'Reviews'> & { Reviews: Array<ResolversParentTypes['Review']> };
  OwnRating: RatingRowRow;
  RatingInput: RatingInput;
  ProductPage: ProductPageFactsRow;
  TariffContents: Omit<TariffContents, 'Items'> & { Items: Array<ResolversParentTypes['ContentItem']> };
  ContentItem: ContentRow;
  PublicEventDate: EventDateRow;
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
  OrderCheck: Omit<OrderCheck, 'Currency' | 'change' | 'next' | 'nextAfterTrial' | 'Immediate'> & { Currency: ResolversParentTypes['Currency'], change?: Maybe<ResolversParentTypes['SubscriptionChange']>, next?: Maybe<ResolversParentTypes['NextCharge']>, nextAfterTrial?: Maybe<ResolversParentTypes['NextCharge']>, Immediate?: Maybe<ResolversParentTypes['ImmediateDelivery']> };
  ImmediateDelivery: Omit<ImmediateDelivery, 'next'> & { next?: Maybe<ResolversParentTypes['NextCharge']> };
  WaitingDelivery: WaitingDeliveryRow;
  Agreement: ShownAgreementRow;
  AgreedSentence: AgreedSentence;
  AgreedDocument: AgreedDocument;
  NextCharge: Omit<NextCharge, 'Currency'> & { Currency: ResolversParentTypes['Currency'] };
  OwnedItem: OwnedItem;
  OwnedProduct: OwnedProduct;
  PaymentMethod: PaymentMethodIdRow;
  PaymentInput: PaymentInput;
  Payment: PaymentAnswerRow;
  Order: ListedOrderRow;
  Seller: Seller;
  RefundRight: RefundRightRow;
  RefundRequest: RefundRequestRowRow;
  Trial: BegunTrialRow;
  Transaction: ShownTransactionRow;
  TransactionFilter: TransactionFilter;
  TransactionPage: Omit<TransactionPage, 'Transactions'> & { Transactions: Array<ResolversParentTypes['Transaction']> };
  Purchase: PurchaseRow;
  FirstGood: FirstGood;
  LibraryItem: ItemRow;
  Deliverable: ListedDeliverableRow;
  EventDate: EventDateRow;
  LibraryFile: LibraryFile;
  DeliverablePart: ListedPartRow;
  ShelfItem: ShelfItemRow;
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
  PresentDream: PresentDreamRow;
  PresentPage: Omit<PresentPage, 'Presents'> & { Presents: Array<ResolversParentTypes['Present']> };
  PresentInput: PresentInput;
  LegalDocument: FoundDocumentRow;
  DocumentVersion: ListedVersionRow;
  OwnPage: PageRowRow;
};

export type OursDirectiveArgs = {
  empty?: Maybe<Scalars['JSON']['input']>;
};

export type OursDirectiveResolver<Result, Parent, ContextType = CatalogueContext, Args = OursDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface RichTextScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RichText'], any> {
  name: 'RichText';
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
  seller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['LegalDocument']>, ParentType, ContextType, RequireFields<QueryDocumentArgs, 'kind'>>;
  ownPage?: Resolver<Maybe<ResolversTypes['OwnPage']>, ParentType, ContextType, RequireFields<QueryOwnPageArgs, 'slug'>>;
  availablePaymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType, RequireFields<QueryAvailablePaymentMethodsArgs, 'productId'>>;
  researches?: Resolver<ResolversTypes['ResearchPage'], ParentType, ContextType, Partial<QueryResearchesArgs>>;
  research?: Resolver<Maybe<ResolversTypes['Research']>, ParentType, ContextType, RequireFields<QueryResearchArgs, 'slug'>>;
  researchDirectory?: Resolver<ResolversTypes['ResearchDirectory'], ParentType, ContextType>;
  exchangeRates?: Resolver<ResolversTypes['ExchangeRates'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewPage'], ParentType, ContextType, RequireFields<QueryReviewsArgs, 'productId'>>;
  contactTicket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  declarationTicket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  declarableContracts?: Resolver<Array<ResolversTypes['DeclarableContract']>, ParentType, ContextType, RequireFields<QueryDeclarableContractsArgs, 'kind'>>;
  transactions?: Resolver<ResolversTypes['TransactionPage'], ParentType, ContextType, Partial<QueryTransactionsArgs>>;
  purchases?: Resolver<ResolversTypes['PurchasePage'], ParentType, ContextType, Partial<QueryPurchasesArgs>>;
  plans?: Resolver<Array<ResolversTypes['Plan']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  productPage?: Resolver<Maybe<ResolversTypes['ProductPage']>, ParentType, ContextType, RequireFields<QueryProductPageArgs, 'product'>>;
  productExcerpt?: Resolver<Maybe<ResolversTypes['LibraryText']>, ParentType, ContextType, RequireFields<QueryProductExcerptArgs, 'product'>>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  titles?: Resolver<ResolversTypes['TitlePage'], ParentType, ContextType, Partial<QueryTitlesArgs>>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  libraryItem?: Resolver<Maybe<ResolversTypes['LibraryItem']>, ParentType, ContextType, RequireFields<QueryLibraryItemArgs, 'id'>>;
  shelf?: Resolver<Array<ResolversTypes['ShelfItem']>, ParentType, ContextType>;
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
  presentsReceived?: Resolver<Array<ResolversTypes['Present']>, ParentType, ContextType>;
  presents?: Resolver<ResolversTypes['PresentPage'], ParentType, ContextType, Partial<QueryPresentsArgs>>;
  present?: Resolver<Maybe<ResolversTypes['Present']>, ParentType, ContextType, RequireFields<QueryPresentArgs, 'code'>>;
  guestPurchases?: Resolver<Array<ResolversTypes['GuestPurchases']>, ParentType, ContextType>;
  orderLink?: Resolver<Maybe<ResolversTypes['OrderLink']>, ParentType, ContextType, RequireFields<QueryOrderLinkArgs, 'code'>>;
  paymentReminders?: Resolver<Maybe<ResolversTypes['PaymentReminders']>, ParentType, ContextType, RequireFields<QueryPaymentRemindersArgs, 'code'>>;
  authLink?: Resolver<Maybe<ResolversTypes['AuthLink']>, ParentType, ContextType, RequireFields<QueryAuthLinkArgs, 'code'>>;
  usedLink?: Resolver<Maybe<ResolversTypes['UsedLink']>, ParentType, ContextType, RequireFields<QueryUsedLinkArgs, 'code'>>;
  codeIsValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryCodeIsValidArgs, 'code' | 'purpose'>>;
  orderIsInAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryOrderIsInAccountArgs, 'id'>>;
};

export type PaymentRemindersResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['PaymentReminders'] = ResolversParentTypes['PaymentReminders']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  areWanted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  libraryItemVisit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLibraryItemVisitArgs, 'id'>>;
  libraryProgress?: Resolver<ResolversTypes['DeliverablePart'], ParentType, ContextType, RequireFields<MutationLibraryProgressArgs, 'id' | 'deliverableId' | 'part' | 'progress'>>;
  ratingSave?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationRatingSaveArgs, 'productId' | 'input'>>;
  ratingRemove?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationRatingRemoveArgs, 'productId'>>;
  reviewReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReviewReportArgs, 'id' | 'reason'>>;
  register?: Resolver<ResolversTypes['RegistrationPending'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  registrationResend?: Resolver<ResolversTypes['RegistrationPending'], ParentType, ContextType, RequireFields<MutationRegistrationResendArgs, 'registration'>>;
  registrationConfirm?: Resolver<ResolversTypes['SignIn'], ParentType, ContextType, RequireFields<MutationRegistrationConfirmArgs, 'registration' | 'code'>>;
  loginLinkRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLoginLinkRequestArgs, 'input'>>;
  authCodeExchange?: Resolver<ResolversTypes['SignIn'], ParentType, ContextType, RequireFields<MutationAuthCodeExchangeArgs, 'code'>>;
  linkTokenExchange?: Resolver<ResolversTypes['LinkSession'], ParentType, ContextType, RequireFields<MutationLinkTokenExchangeArgs, 'token'>>;
  orderLinkOpen?: Resolver<ResolversTypes['LinkSession'], ParentType, ContextType, RequireFields<MutationOrderLinkOpenArgs, 'code'>>;
  orderClaim?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationOrderClaimArgs, 'code'>>;
  orderLinkRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationOrderLinkRequestArgs>>;
  purchasesResend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationPurchasesResendArgs, 'email' | 'language'>>;
  orderLinksRevoke?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentRemindersSet?: Resolver<ResolversTypes['PaymentReminders'], ParentType, ContextType, RequireFields<MutationPaymentRemindersSetArgs, 'code' | 'areWanted'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessionsEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSessionsEndArgs, 'tokenHashes'>>;
  paymentCreate?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationPaymentCreateArgs, 'input'>>;
  researchViewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResearchViewedArgs, 'slug'>>;
  contactSend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationContactSendArgs, 'input'>>;
  declare?: Resolver<ResolversTypes['Declaration'], ParentType, ContextType, RequireFields<MutationDeclareArgs, 'input'>>;
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
  subscriptionEndEarly?: Resolver<ResolversTypes['Subscription'], ParentType, ContextType, Partial<MutationSubscriptionEndEarlyArgs>>;
  subscriptionResume?: Resolver<ResolversTypes['Subscription'], ParentType, ContextType>;
  subscriptionChange?: Resolver<ResolversTypes['SubscriptionChanged'], ParentType, ContextType, RequireFields<MutationSubscriptionChangeArgs, 'input'>>;
  subscriptionChangeCancel?: Resolver<ResolversTypes['Subscription'], ParentType, ContextType>;
  subscriptionPay?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationSubscriptionPayArgs, 'paymentMethodId' | 'idempotencyKey'>>;
  subscriptionMethodSet?: Resolver<ResolversTypes['Subscription'], ParentType, ContextType, Partial<MutationSubscriptionMethodSetArgs>>;
  savedMethodRemove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSavedMethodRemoveArgs, 'id'>>;
  savedMethodAdd?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationSavedMethodAddArgs, 'paymentMethodId'>>;
  refundRequest?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRefundRequestArgs, 'orderId'>>;
  deliveryStart?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationDeliveryStartArgs, 'orderId'>>;
  buyerDetailsSave?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationBuyerDetailsSaveArgs, 'orderId' | 'input'>>;
  presentSend?: Resolver<ResolversTypes['Present'], ParentType, ContextType, RequireFields<MutationPresentSendArgs, 'id' | 'email'>>;
  presentThank?: Resolver<ResolversTypes['Present'], ParentType, ContextType, RequireFields<MutationPresentThankArgs, 'id' | 'message'>>;
  presentRedeem?: Resolver<ResolversTypes['Present'], ParentType, ContextType, RequireFields<MutationPresentRedeemArgs, 'code'>>;
};

export type LinkSessionResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['LinkSession'] = ResolversParentTypes['LinkSession']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GuestPurchasesResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['GuestPurchases'] = ResolversParentTypes['GuestPurchases']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderLinkResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['OrderLink'] = ResolversParentTypes['OrderLink']> = {
  state?: Resolver<ResolversTypes['OrderLinkState'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  productTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AuthLinkResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['AuthLink'] = ResolversParentTypes['AuthLink']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeclarationResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Declaration'] = ResolversParentTypes['Declaration']> = {
  kind?: Resolver<ResolversTypes['DeclarationKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['DeclarationCause']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeclarableContractResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['DeclarableContract'] = ResolversParentTypes['DeclarableContract']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
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
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
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
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  City?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  ProjectSettings?: Resolver<Maybe<ResolversTypes['ProjectSettings']>, ParentType, ContextType>;
  Language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  Subscription?: Resolver<Maybe<ResolversTypes['Subscription']>, ParentType, ContextType>;
  SubscriptionPurchase?: Resolver<Array<ResolversTypes['SubscriptionPurchase']>, ParentType, ContextType>;
  openDifferences?: Resolver<Array<ResolversTypes['OpenDifference']>, ParentType, ContextType>;
};

export type OpenDifferenceResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['OpenDifference'] = ResolversParentTypes['OpenDifference']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  payBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isShortened?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
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
  Gift?: Resolver<Maybe<ResolversTypes['Present']>, ParentType, ContextType>;
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
  announcedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasNotice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withdrawableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  EarlyEnd?: Resolver<Maybe<ResolversTypes['EarlyEnd']>, ParentType, ContextType>;
};

export type EarlyEndResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['EarlyEnd'] = ResolversParentTypes['EarlyEnd']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type PlanResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  activations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type ShopResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  titles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activatable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  studies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  countries?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Rating?: Resolver<Maybe<ResolversTypes['ShopRating']>, ParentType, ContextType>;
  Reviews?: Resolver<Array<ResolversTypes['ShopReview']>, ParentType, ContextType>;
};

export type ShopReviewResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ShopReview'] = ResolversParentTypes['ShopReview']> = {
  Review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  Product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ShopRatingResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ShopRating'] = ResolversParentTypes['ShopRating']> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TitlePageResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['TitlePage'] = ResolversParentTypes['TitlePage']> = {
  Products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  Pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['ProductKind']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ProductKind']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  isSold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Contents?: Resolver<Array<ResolversTypes['TariffContents']>, ParentType, ContextType>;
  Authors?: Resolver<Array<ResolversTypes['Author']>, ParentType, ContextType>;
  Sample?: Resolver<Maybe<ResolversTypes['ProductSample']>, ParentType, ContextType>;
  Researches?: Resolver<Array<ResolversTypes['Research']>, ParentType, ContextType>;
  Similar?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
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
  Dates?: Resolver<Array<ResolversTypes['PublicEventDate']>, ParentType, ContextType>;
  Formats?: Resolver<Array<ResolversTypes['ContentFormat']>, ParentType, ContextType>;
};

export type PublicEventDateResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['PublicEventDate'] = ResolversParentTypes['PublicEventDate']> = {
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ContentFormatResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ContentFormat'] = ResolversParentTypes['ContentFormat']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductSampleResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ProductSample'] = ResolversParentTypes['ProductSample']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['LibraryText']>, ParentType, ContextType>;
  hasExcerpt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Prices?: Resolver<Array<ResolversTypes['Price']>, ParentType, ContextType>;
};

export type PriceResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sale?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  old?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  withSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lowest?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
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
  refundDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Immediate?: Resolver<Maybe<ResolversTypes['ImmediateDelivery']>, ParentType, ContextType>;
};

export type ImmediateDeliveryResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ImmediateDelivery'] = ResolversParentTypes['ImmediateDelivery']> = {
  kind?: Resolver<ResolversTypes['ImmediateKind'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['NextCharge']>, ParentType, ContextType>;
};

export type WaitingDeliveryResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['WaitingDelivery'] = ResolversParentTypes['WaitingDelivery']> = {
  kind?: Resolver<ResolversTypes['ImmediateKind'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AgreementResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Agreement'] = ResolversParentTypes['Agreement']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startsNow?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sentences?: Resolver<Array<ResolversTypes['AgreedSentence']>, ParentType, ContextType>;
  Documents?: Resolver<Array<ResolversTypes['AgreedDocument']>, ParentType, ContextType>;
};

export type AgreedSentenceResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['AgreedSentence'] = ResolversParentTypes['AgreedSentence']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  agreed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AgreedDocumentResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['AgreedDocument'] = ResolversParentTypes['AgreedDocument']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NextChargeResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['NextCharge'] = ResolversParentTypes['NextCharge']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
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
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isMemberPrice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['OrderPurpose'], ParentType, ContextType>;
  Present?: Resolver<Maybe<ResolversTypes['Present']>, ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  Taxes?: Resolver<Array<ResolversTypes['TaxLine']>, ParentType, ContextType>;
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
  Waiting?: Resolver<Maybe<ResolversTypes['WaitingDelivery']>, ParentType, ContextType>;
  Agreements?: Resolver<Array<ResolversTypes['Agreement']>, ParentType, ContextType>;
};

export type SellerResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  FirstGood?: Resolver<Maybe<ResolversTypes['FirstGood']>, ParentType, ContextType>;
};

export type FirstGoodResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['FirstGood'] = ResolversParentTypes['FirstGood']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  use?: Resolver<ResolversTypes['GoodUse'], ParentType, ContextType>;
};

export type LibraryItemResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['LibraryItem'] = ResolversParentTypes['LibraryItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  Tariff?: Resolver<Maybe<ResolversTypes['Tariff']>, ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isArchived?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  availableTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Waiting?: Resolver<Maybe<ResolversTypes['WaitingDelivery']>, ParentType, ContextType>;
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
  Parts?: Resolver<Array<ResolversTypes['DeliverablePart']>, ParentType, ContextType>;
  Dates?: Resolver<Array<ResolversTypes['EventDate']>, ParentType, ContextType>;
  calendarHref?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licenceKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keyAfterTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type DeliverablePartResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['DeliverablePart'] = ResolversParentTypes['DeliverablePart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLesson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Files?: Resolver<Array<ResolversTypes['LibraryFile']>, ParentType, ContextType>;
};

export type ShelfItemResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['ShelfItem'] = ResolversParentTypes['ShelfItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  acquiredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  availableTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lessons?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lessonsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  read?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isNextText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seller?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyerEmail?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
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
  net?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
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
  Dream?: Resolver<Maybe<ResolversTypes['PresentDream']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addsNothing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  redeemedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isReceived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  thanks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thankedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PresentDreamResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['PresentDream'] = ResolversParentTypes['PresentDream']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PresentPageResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['PresentPage'] = ResolversParentTypes['PresentPage']> = {
  Presents?: Resolver<Array<ResolversTypes['Present']>, ParentType, ContextType>;
  Pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type LegalDocumentResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['LegalDocument'] = ResolversParentTypes['LegalDocument']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inForceFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isInForce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
  Versions?: Resolver<Array<ResolversTypes['DocumentVersion']>, ParentType, ContextType>;
};

export type DocumentVersionResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['DocumentVersion'] = ResolversParentTypes['DocumentVersion']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inForceFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type OwnPageResolvers<ContextType = CatalogueContext, ParentType extends ResolversParentTypes['OwnPage'] = ResolversParentTypes['OwnPage']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
};

export type Resolvers<ContextType = CatalogueContext> = {
  Decimal?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  EmailAddress?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  RichText?: GraphQLScalarType;
  Upload?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  PaymentReminders?: PaymentRemindersResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  LinkSession?: LinkSessionResolvers<ContextType>;
  GuestPurchases?: GuestPurchasesResolvers<ContextType>;
  OrderLink?: OrderLinkResolvers<ContextType>;
  AuthLink?: AuthLinkResolvers<ContextType>;
  Declaration?: DeclarationResolvers<ContextType>;
  DeclarableContract?: DeclarableContractResolvers<ContextType>;
  ExchangeRates?: ExchangeRatesResolvers<ContextType>;
  ExchangeRate?: ExchangeRateResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  OpenDifference?: OpenDifferenceResolvers<ContextType>;
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
  EarlyEnd?: EarlyEndResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  UpcomingTime?: UpcomingTimeResolvers<ContextType>;
  SubscriptionPurchase?: SubscriptionPurchaseResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopReview?: ShopReviewResolvers<ContextType>;
  ShopRating?: ShopRatingResolvers<ContextType>;
  TitlePage?: TitlePageResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductRating?: ProductRatingResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewPage?: ReviewPageResolvers<ContextType>;
  OwnRating?: OwnRatingResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  TariffContents?: TariffContentsResolvers<ContextType>;
  ContentItem?: ContentItemResolvers<ContextType>;
  PublicEventDate?: PublicEventDateResolvers<ContextType>;
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
  ImmediateDelivery?: ImmediateDeliveryResolvers<ContextType>;
  WaitingDelivery?: WaitingDeliveryResolvers<ContextType>;
  Agreement?: AgreementResolvers<ContextType>;
  AgreedSentence?: AgreedSentenceResolvers<ContextType>;
  AgreedDocument?: AgreedDocumentResolvers<ContextType>;
  NextCharge?: NextChargeResolvers<ContextType>;
  OwnedItem?: OwnedItemResolvers<ContextType>;
  OwnedProduct?: OwnedProductResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  RefundRight?: RefundRightResolvers<ContextType>;
  RefundRequest?: RefundRequestResolvers<ContextType>;
  Trial?: TrialResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  TransactionPage?: TransactionPageResolvers<ContextType>;
  Purchase?: PurchaseResolvers<ContextType>;
  FirstGood?: FirstGoodResolvers<ContextType>;
  LibraryItem?: LibraryItemResolvers<ContextType>;
  Deliverable?: DeliverableResolvers<ContextType>;
  EventDate?: EventDateResolvers<ContextType>;
  LibraryFile?: LibraryFileResolvers<ContextType>;
  DeliverablePart?: DeliverablePartResolvers<ContextType>;
  ShelfItem?: ShelfItemResolvers<ContextType>;
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
  PresentDream?: PresentDreamResolvers<ContextType>;
  PresentPage?: PresentPageResolvers<ContextType>;
  LegalDocument?: LegalDocumentResolvers<ContextType>;
  DocumentVersion?: DocumentVersionResolvers<ContextType>;
  OwnPage?: OwnPageResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = CatalogueContext> = {
  ours?: OursDirectiveResolver<any, any, ContextType>;
};
