/** A limit of `points` per `duration` in seconds, counted separately for each `per`. */
export interface LimitRule {
  /** `network` is an IPv4 address or an IPv6 /64; its /48 has `widerFactor` times the points. */
  readonly per:
    | 'network'
    | 'account'
    | 'account and network'
    | 'account and device'
    | 'account and session'
    | 'inbox'
    | 'network and code'
    | 'guest and inbox'
    | 'inbox and network'
    | 'inbox and product'
    | 'dream'
    | 'review';
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/** All networks of an IPv6 /48 together have this many times the points of one /64. */
export const widerFactor = 5;

const quarter = 900;
const hour = 3600;
const day = 86_400;

/**
 * Every rate limit of the server. They are counted in the database, across all instances. A `network` limit can be used
 * up by a neighbor but never from elsewhere; docs/decisions/0017 says which budgets are not shared.
 */
export const limits = {
  /** Login attempts from one network, to any account. Known devices are exempt. */
  loginIp: { per: 'network', points: 300, duration: quarter },
  /** Attempts from one network on one account, then one per `loginNetworkSlow`. */
  loginNetwork: { per: 'account and network', points: 10, duration: quarter },
  loginNetworkSlow: { per: 'account and network', points: 1, duration: 30 },
  /** Attempts from a device that has logged in to the account before; no one else counts here. */
  loginDevice: { per: 'account and device', points: 30, duration: quarter },
  loginDeviceSlow: { per: 'account and device', points: 1, duration: 30 },
  /** Attempts on one account from all unknown networks: a burst, then slower, then slower still. */
  loginAccount: { per: 'account', points: 20, duration: quarter },
  loginAccountSlow: { per: 'account', points: 1, duration: 5 },
  loginAccountDay: { per: 'account', points: 500, duration: day },
  loginAccountSlower: { per: 'account', points: 1, duration: 30 },
  /** Correct log-ins from one network that reset the attempts before them; further ones count like wrong ones. */
  forgivenLogins: { per: 'account and network', points: 30, duration: hour },
  /** Links for people who entered the correct password while their account was throttled. */
  loginHeldMail: { per: 'account', points: 3, duration: hour },

  /** Second factor codes: the same three limits, applied only after a correct password or a link. */
  secondFactorDevice: { per: 'account and device', points: 10, duration: quarter },
  secondFactorDeviceSlow: { per: 'account and device', points: 1, duration: 60 },
  secondFactorNetwork: { per: 'account and network', points: 10, duration: quarter },
  secondFactorNetworkSlow: { per: 'account and network', points: 1, duration: 60 },
  secondFactorAccount: { per: 'account', points: 10, duration: quarter },
  secondFactorAccountSlow: { per: 'account', points: 1, duration: 60 },
  /** Wrong codes a day, from each known device and from everywhere else together: no one may try all of them. */
  secondFactorDay: { per: 'account', points: 100, duration: day },
  /** Sign-in alerts to one account; another device within the hour still deserves one. */
  newDeviceMail: { per: 'account', points: 3, duration: hour },
  wrongCodesMail: { per: 'account', points: 1, duration: 6 * hour },
  /** Codes that confirm a new second factor. */
  secondFactorSetup: { per: 'account', points: 10, duration: quarter },
  /** Password confirmations by one session before it changes something about its account. */
  passwordCheck: { per: 'account and session', points: 10, duration: quarter },
  /** Correct ones that reset the confirmations before them, as `forgivenLogins`. */
  forgivenPasswordChecks: { per: 'account and session', points: 30, duration: hour },

  registerIp: { per: 'network', points: 100, duration: hour },
  /** Mailed codes tried for one address, across all its registrations; links are not limited. */
  registrationCodeAddress: { per: 'inbox', points: 30, duration: day },
  /** Wrong passwords entered after opening the link of an unverified address. */
  linkPassword: { per: 'account', points: 10, duration: quarter },
  /** Invalid link codes, and every order link code, link token, typed registration code and `endSessions` call. */
  authCodeIp: { per: 'network', points: 100, duration: quarter },

  /** Emails to anyone triggered by one network that the recipient's account does not know. */
  mailNetwork: { per: 'network', points: 100, duration: hour },
  /**
   * Emails to one inbox triggered by strangers, or by anyone about something that cost nothing (`unpaidMail.ts`), except
   * password reset links, which have their own budget.
   */
  mailInbox: { per: 'inbox', points: 3, duration: hour },
  /** Reset links are valid for this duration: when the budget is used up, the inbox still has a valid one. */
  mailInboxReset: { per: 'inbox', points: 3, duration: hour },
  /** Emails to an account's inbox requested from a device or network that the account knows. */
  mailDevice: { per: 'account and device', points: 5, duration: hour },
  mailKnownNetwork: { per: 'account and network', points: 5, duration: hour },
  /** Order links requested by the guest's own browser, if something was paid with the address. */
  mailGuest: { per: 'guest and inbox', points: 3, duration: hour },
  verifyEmailUser: { per: 'account', points: 5, duration: hour },
  emailChangeUser: { per: 'account', points: 5, duration: hour },
  /** Gifts emailed by one buyer. */
  presentSend: { per: 'account', points: 20, duration: hour },
  /** Receipts that one buyer adds details to; each is emailed again. */
  buyerDetails: { per: 'account', points: 20, duration: hour },
  /** Reminders of unfinished payments: the only emails that no one asked for. */
  paymentReminder: { per: 'inbox', points: 1, duration: 7 * day },
  refundRequest: { per: 'account', points: 20, duration: hour },
  /** Withdrawals and cancellations declared from one network, and forms for them posted without script. */
  declarationIp: { per: 'network', points: 10, duration: hour },
  declarationPage: { per: 'network', points: 60, duration: quarter },
  /** Copies of declarations to one inbox: anyone can type any address. Further declarations count all the same. */
  declarationInbox: { per: 'inbox', points: 3, duration: hour },
  contactIp: { per: 'network', points: 5, duration: hour },

  accountExport: { per: 'account', points: 5, duration: hour },
  avatarUser: { per: 'account', points: 20, duration: hour },
  /** Ratings that one person writes or changes. */
  ratingSave: { per: 'account', points: 20, duration: hour },
  /** Ratings of a product that was free, by all accounts of one inbox. */
  freeRating: { per: 'inbox and product', points: 1, duration: 365 * day },
  dreamCreate: { per: 'account', points: 20, duration: hour },
  /** How often one person merges dreams from a device. */
  dreamsMerge: { per: 'account', points: 20, duration: hour },
  /** Views of studies that count; each network counts once per study and day. */
  studyView: { per: 'network', points: 200, duration: hour },
  /** Reports of dreams and reviews. */
  reportIp: { per: 'network', points: 10, duration: hour },
  /** Notices to the operator about one reported dream or review. */
  dreamReportMail: { per: 'dream', points: 1, duration: day },
  ratingReportMail: { per: 'review', points: 1, duration: day },

  /** Payments started by people without an account, whether or not they are a guest already. */
  orderIp: { per: 'network', points: 300, duration: hour },
  orderGuest: { per: 'account', points: 30, duration: hour },
  orderInbox: { per: 'inbox and network', points: 60, duration: hour },
  /** Payments started by one account. */
  orderAccount: { per: 'account', points: 120, duration: hour },
  /** Unpaid orders of one network whose buyers are reminded of them. */
  reminderIp: { per: 'network', points: 20, duration: day },
  /** Queries about orders that are not the caller's own. */
  orderOfOthers: { per: 'network', points: 100, duration: quarter },
  /** Different invalid promo codes. */
  promoGuess: { per: 'network', points: 20, duration: hour },
  /** Repeating a promo code reveals nothing new, so it is free. */
  promoAsked: { per: 'network and code', points: 1, duration: hour },
  /** Wallet top-ups. */
  topUpAccount: { per: 'account', points: 60, duration: hour },
  /** Changes and payments of one person's subscription. */
  subscriptionAccount: { per: 'account', points: 60, duration: hour },
  /** What is emailed and can be undone and repeated at once. Canceling is never limited, but has no effect twice. */
  subscriptionResume: { per: 'account', points: 5, duration: hour },
  subscriptionPlanned: { per: 'account', points: 5, duration: hour },
  deletionPlanned: { per: 'account', points: 5, duration: hour },
  /** CSV exports of one person's transactions. */
  csvAccount: { per: 'account', points: 60, duration: hour },
  /** Acts of one person at the desk, and its files. */
  desk: { per: 'account', points: 2000, duration: quarter },
  deskFile: { per: 'account', points: 30, duration: hour },
} as const satisfies Record<string, LimitRule>;

export type Limit = keyof typeof limits;

/** A throttle: `free` allows a burst, then `slow` one attempt per duration; once `day` is used up, `slower` applies. */
export interface Throttle {
  readonly free: Limit;
  readonly slow: Limit;
  readonly day?: Limit;
  readonly slower?: Limit;
}

export const throttles = {
  loginNetwork: { free: 'loginNetwork', slow: 'loginNetworkSlow' },
  loginDevice: { free: 'loginDevice', slow: 'loginDeviceSlow' },
  loginAccount: {
    free: 'loginAccount',
    slow: 'loginAccountSlow',
    day: 'loginAccountDay',
    slower: 'loginAccountSlower',
  },
  secondFactorNetwork: { free: 'secondFactorNetwork', slow: 'secondFactorNetworkSlow' },
  secondFactorDevice: { free: 'secondFactorDevice', slow: 'secondFactorDeviceSlow' },
  secondFactorAccount: { free: 'secondFactorAccount', slow: 'secondFactorAccountSlow' },
} as const satisfies Record<string, Throttle>;
