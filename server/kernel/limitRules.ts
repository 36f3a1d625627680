/** One rule: so many `points` in so many seconds of `duration`, counted for each `per`. */
export interface LimitRule {
  /** `network` is an IPv4 address or an IPv6 /64; a /48 has `widerFactor` times its points. */
  readonly per:
    | 'network'
    | 'account'
    | 'account and network'
    | 'account and device'
    | 'account and session'
    | 'inbox'
    | 'network and code'
    | 'guest and inbox';
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/** How many times the points of one /64 all networks of an IPv6 /48 have together. */
export const widerFactor = 5;

const quarter = 900;
const hour = 3600;
const day = 86_400;

/**
 * Every limit of the server. They count in the database, across all copies. A rule by `network` can be used up by a
 * neighbor, never from elsewhere; docs/decisions/0017 says which budgets are not shared.
 */
export const limits = {
  /** Tries to log in from one network, to any account. A known device does not need it. */
  loginIp: { per: 'network', points: 300, duration: quarter },
  /** Tries of one network at one account, then one in every `loginNetworkSlow`. */
  loginNetwork: { per: 'account and network', points: 10, duration: quarter },
  loginNetworkSlow: { per: 'account and network', points: 1, duration: 30 },
  /** Tries of a device that has logged in to the account before; nobody else counts here. */
  loginDevice: { per: 'account and device', points: 30, duration: quarter },
  loginDeviceSlow: { per: 'account and device', points: 1, duration: 30 },
  /** Tries at one account from all networks that it does not know: some, then slower, then slower still. */
  loginAccount: { per: 'account', points: 20, duration: quarter },
  loginAccountSlow: { per: 'account', points: 1, duration: 5 },
  loginAccountDay: { per: 'account', points: 500, duration: day },
  loginAccountSlower: { per: 'account', points: 1, duration: 30 },
  /** Links for people who gave the right password while their account was held back. */
  loginHeldMail: { per: 'account', points: 3, duration: hour },

  /** Codes of a second factor: the same three, asked only after a right password or a link. */
  secondFactorDevice: { per: 'account and device', points: 10, duration: quarter },
  secondFactorDeviceSlow: { per: 'account and device', points: 1, duration: 60 },
  secondFactorNetwork: { per: 'account and network', points: 10, duration: quarter },
  secondFactorNetworkSlow: { per: 'account and network', points: 1, duration: 60 },
  secondFactorAccount: { per: 'account', points: 10, duration: quarter },
  secondFactorAccountSlow: { per: 'account', points: 1, duration: 60 },
  /** Mails to one account about signing in; another device within the hour is still worth one. */
  newDeviceMail: { per: 'account', points: 3, duration: hour },
  wrongCodesMail: { per: 'account', points: 1, duration: 6 * hour },
  /** Codes that confirm a new second factor. */
  secondFactorSetup: { per: 'account', points: 10, duration: quarter },
  /** Passwords that one session gives again before it changes something of its account. */
  passwordCheck: { per: 'account and session', points: 10, duration: quarter },

  registerIp: { per: 'network', points: 100, duration: hour },
  /** Codes of mails that are tried for one address, in however many registrations; the link needs none. */
  registrationCodeAddress: { per: 'inbox', points: 30, duration: day },
  /** Wrong passwords entered after opening the link of an unproven address. */
  linkPassword: { per: 'account', points: 10, duration: quarter },
  /** Codes of links that are not good, where a good one is never refused; and every code typed for a registration. */
  authCodeIp: { per: 'network', points: 100, duration: quarter },

  /** Mails to anyone that one network causes without being known to the account that they are for. */
  mailNetwork: { per: 'network', points: 100, duration: hour },
  /** Mails to one inbox that strangers cause, but for links to a new password, which have a share of their own. */
  mailInbox: { per: 'inbox', points: 3, duration: hour },
  /** No fewer than hours of such a link: when the share is used up, a good link is in the inbox. */
  mailInboxReset: { per: 'inbox', points: 3, duration: hour },
  /** Mails to the inbox of an account that a device, or a network, of that account asks for. */
  mailDevice: { per: 'account and device', points: 5, duration: hour },
  mailKnownNetwork: { per: 'account and network', points: 5, duration: hour },
  /** Links to an order that the guest's own browser asks for, where something was paid with the address. */
  mailGuest: { per: 'guest and inbox', points: 3, duration: hour },
  verifyEmailUser: { per: 'account', points: 5, duration: hour },
  emailChangeUser: { per: 'account', points: 5, duration: hour },
  /** Presents that one buyer mails. */
  presentSend: { per: 'account', points: 20, duration: hour },
  /** Receipts that one buyer adds details to; each is mailed again. */
  buyerDetails: { per: 'account', points: 20, duration: hour },
  /** Reminders of unfinished payments: the only mails that nobody asked for. */
  paymentReminder: { per: 'inbox', points: 1, duration: 7 * day },
  refundRequest: { per: 'account', points: 20, duration: hour },
  contactIp: { per: 'network', points: 5, duration: hour },

  accountExport: { per: 'account', points: 5, duration: hour },
  avatarUser: { per: 'account', points: 20, duration: hour },
  /** Ratings that one person writes or changes. */
  ratingSave: { per: 'account', points: 20, duration: hour },
  dreamCreate: { per: 'account', points: 20, duration: hour },
  /** How often one person brings dreams along from a device. */
  dreamsMerge: { per: 'account', points: 20, duration: hour },
  dreamReportIp: { per: 'network', points: 10, duration: hour },

  /** Payments of people without a session; each makes a guest. */
  guestIp: { per: 'network', points: 1000, duration: hour },
  /** Questions about orders that are not the caller's own. */
  orderOfOthers: { per: 'network', points: 100, duration: quarter },
  /** Different promo codes that do not count. */
  promoGuess: { per: 'network', points: 20, duration: hour },
  /** A promo code that was asked for before reveals nothing new, and is free. */
  promoAsked: { per: 'network and code', points: 1, duration: hour },
  /** Money put into one wallet. */
  topUpAccount: { per: 'account', points: 60, duration: hour },
  /** Changes and payments of one person's subscription. */
  subscriptionAccount: { per: 'account', points: 60, duration: hour },
  /** Files of one person's transactions. */
  csvAccount: { per: 'account', points: 60, duration: hour },
} as const satisfies Record<string, LimitRule>;

export type Limit = keyof typeof limits;

/** A brake: `points` at once, then one in every duration of `slow`; past `day`, one in every duration of `slower`. */
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
