import * as v from 'valibot';
import { email } from '../validation.ts';
import { changes, files, reads } from './act.ts';
import { rights } from './roles.ts';
import { day, decimal, line, logEntry, money, note, reason, time, whole } from './values.ts';

const customer = line;

const person = v.object({
  id: v.string(),
  /** A guest has no account. */
  isGuest: v.boolean(),
  login: v.nullable(v.string()),
  name: v.nullable(v.string()),
  isVerified: v.boolean(),
  isBlocked: v.boolean(),
  hasSecondFactor: v.boolean(),
  language: v.nullable(v.string()),
  country: v.nullable(v.string()),
  createdAt: time,
  /** When the account will be deleted, if that is planned. */
  deletionAt: v.nullable(time),
});

const access = v.object({
  /** The grant's ID, for `access.take`. */
  id: v.string(),
  kind: v.picklist(['PLAN', 'PRODUCT', 'ACTIVATION']),
  subject: v.string(),
  title: v.string(),
  tariff: v.nullable(v.string()),
  source: v.string(),
  orderId: v.nullable(v.string()),
  startsAt: time,
  endsAt: v.nullable(time),
  /** When its contents were first opened. */
  openedAt: v.nullable(time),
});

const orderRow = v.object({
  id: v.string(),
  number: v.string(),
  status: v.string(),
  purpose: v.string(),
  title: v.string(),
  total: money,
  createdAt: time,
  paidAt: v.nullable(time),
});

const plan = v.object({
  id: v.string(),
  userId: v.string(),
  plan: v.string(),
  title: v.string(),
  status: v.string(),
  price: money,
  endsAt: v.nullable(time),
  renews: v.boolean(),
  /** What the next renewal charges, and when. */
  next: v.nullable(v.object({ at: time, ...money.entries })),
  isTrial: v.boolean(),
  events: v.array(v.object({ at: time, kind: v.string(), plan: v.string(), amount: v.nullable(money) })),
});

const mail = v.object({
  id: v.string(),
  at: time,
  /** The template's name in `server/mail/mails`. */
  mail: v.string(),
  to: v.string(),
  fate: v.picklist(['WAITING', 'SENT', 'FAILED']),
  error: v.nullable(v.string()),
});
export type SentMail = v.InferOutput<typeof mail>;

/** One page for an address, however many guests and accounts it has; or for a person by ID. */
export const customersShow = reads('customers.show', {
  right: rights.read,
  input: v.object({ customer }),
  answer: v.object({
    email: v.nullable(v.string()),
    people: v.array(person),
    access: v.array(access),
    orders: v.array(orderRow),
    /** Whether there are more orders than listed: `orders.list` by `email` has them. */
    hasMoreOrders: v.boolean(),
    plans: v.array(plan),
    wallets: v.array(v.object({ userId: v.string(), ...money.entries })),
    mails: v.array(mail),
    reviews: v.array(
      v.object({
        id: v.string(),
        product: v.string(),
        title: v.string(),
        stars: v.number(),
        text: v.nullable(v.string()),
        isShown: v.boolean(),
        at: time,
      }),
    ),
    devices: v.array(
      v.object({
        id: v.string(),
        userId: v.string(),
        userAgent: v.nullable(v.string()),
        createdAt: time,
        lastSeenAt: time,
      }),
    ),
    notes: v.array(v.object({ id: v.string(), at: time, actor: v.string(), text: v.string() })),
    log: v.array(logEntry),
  }),
});
export type Customer = v.InferOutput<typeof customersShow.answer>;

/** Emails an address links to everything that was bought with it. */
export const customersResend = changes('customers.resend', {
  right: rights.help,
  input: v.object({ email, lang: v.optional(line) }),
  answer: v.object({ email: v.string() }),
});

/** Gives the orders of a guest, or one order, another address, and sends the link there. */
export const customersCorrect = changes('customers.correct', {
  right: rights.help,
  input: v.object({ order: line, email, reason }),
  answer: v.object({ orderId: v.string(), email: v.string() }),
});

/** Moves everything of a guest to an account. */
export const customersMerge = changes('customers.merge', {
  right: rights.lead,
  input: v.object({ guest: line, account: line, reason }),
  answer: v.object({ guestId: v.string(), accountId: v.string() }),
});

export const subscriptionCancel = changes('subscription.cancel', {
  right: rights.help,
  input: v.object({
    login: customer,
    reason,
    /** `end`: access lasts until the end of the paid time; `now`: access ends too, without a refund. */
    when: v.optional(v.picklist(['end', 'now'], 'choose'), 'end'),
  }),
  answer: v.object({ id: v.string(), endsAt: v.nullable(time) }),
});

/** Adds free days to the plan of an account, after the paid time. */
export const subscriptionExtend = changes('subscription.extend', {
  right: rights.help,
  input: v.object({ login: customer, days: whole(1, 3660), reason }),
  answer: v.object({ id: v.string(), endsAt: time }),
});

/** Gives a product without payment. */
export const accessGive = changes('access.give', {
  right: rights.lead,
  input: v.object({
    user: customer,
    /** The tariff's ID; it says what is delivered. */
    tariff: line,
    /** The last day; without it, the tariff's own time. */
    until: v.optional(day),
    reason,
  }),
  answer: v.object({ grantId: v.string(), userId: v.string(), endsAt: v.nullable(time) }),
});

/** Ends access that was given or bought, without a refund. */
export const accessTake = changes('access.take', {
  right: rights.lead,
  input: v.object({ grant: line, reason }),
  answer: v.object({ grantId: v.string(), userId: v.string() }),
});

export const walletCredit = changes('wallet.credit', {
  right: rights.help,
  proof: 'money',
  input: v.object({ user: customer, amount: decimal, currency: line, reason, id: v.optional(line) }),
  answer: v.object({ id: v.string(), userId: v.string(), amount: v.string(), repeated: v.boolean() }),
});

const blocked = v.object({ id: v.string(), login: v.string(), blocked: v.boolean() });

export const accountBlock = changes('account.block', {
  right: rights.help,
  input: v.object({ login: customer, reason: v.optional(reason) }),
  answer: blocked,
});

export const accountUnblock = changes('account.unblock', {
  right: rights.help,
  input: v.object({ login: customer, reason: v.optional(reason) }),
  answer: blocked,
});

/** Turns off the second factor of someone who lost it; the reason says how they were recognized. */
export const twoFactorOff = changes('twoFactor.off', {
  right: rights.lead,
  proof: 'always',
  input: v.object({ user: customer, reason }),
  answer: v.object({ id: v.string() }),
});

/** Everything that is stored about an account, as JSON. */
export const customersExport = files('customers.export', {
  right: rights.lead,
  proof: 'always',
  input: v.object({ user: customer }),
  answer: v.unknown(),
});

/** Erases an account at once. */
export const customersErase = changes('customers.erase', {
  right: rights.lead,
  proof: 'always',
  input: v.object({ user: customer, reason }),
  answer: v.object({ id: v.string() }),
});

export const notesAdd = changes('notes.add', {
  right: rights.help,
  input: v.object({ customer, text: note }),
  answer: v.object({ id: v.string() }),
});

export const notesRemove = changes('notes.remove', {
  right: rights.help,
  input: v.object({ id: line }),
  answer: v.object({ id: v.string() }),
});
