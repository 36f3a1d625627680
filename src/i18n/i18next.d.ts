import type auth from '../../locales/en/auth.json';
import type common from '../../locales/en/common.json';
import type emails from '../../locales/en/emails.json';
import type errors from '../../locales/en/errors.json';
import type forms from '../../locales/en/forms.json';
import type landing from '../../locales/en/landing.json';
import type payment from '../../locales/en/payment.json';
import type payments from '../../locales/en/payments.json';
import type profile from '../../locales/en/profile.json';
import type sandbox from '../../locales/en/sandbox.json';
import type wallet from '../../locales/en/wallet.json';

/** The keys of every namespace, as English has them. A new namespace gets a line here. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      auth: typeof auth;
      common: typeof common;
      emails: typeof emails;
      errors: typeof errors;
      forms: typeof forms;
      landing: typeof landing;
      payment: typeof payment;
      payments: typeof payments;
      profile: typeof profile;
      sandbox: typeof sandbox;
      wallet: typeof wallet;
    };
  }
}
