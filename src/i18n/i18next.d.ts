import type about from '../../locales/en/about.json';
import type auth from '../../locales/en/auth.json';
import type common from '../../locales/en/common.json';
import type contact from '../../locales/en/contact.json';
import type emails from '../../locales/en/emails.json';
import type errors from '../../locales/en/errors.json';
import type forms from '../../locales/en/forms.json';
import type landing from '../../locales/en/landing.json';
import type offer from '../../locales/en/offer.json';
import type payment from '../../locales/en/payment.json';
import type payments from '../../locales/en/payments.json';
import type privacy from '../../locales/en/privacy.json';
import type profile from '../../locales/en/profile.json';
import type projectArcanum from '../../locales/en/projectArcanum.json';
import type projectArt from '../../locales/en/projectArt.json';
import type projectDance from '../../locales/en/projectDance.json';
import type projectExchange from '../../locales/en/projectExchange.json';
import type projectFashion from '../../locales/en/projectFashion.json';
import type projectGfs from '../../locales/en/projectGfs.json';
import type projectGms from '../../locales/en/projectGms.json';
import type projectInvestors from '../../locales/en/projectInvestors.json';
import type projectKapusta from '../../locales/en/projectKapusta.json';
import type projectMedia from '../../locales/en/projectMedia.json';
import type projectPatrons from '../../locales/en/projectPatrons.json';
import type projectScience from '../../locales/en/projectScience.json';
import type projectSponsors from '../../locales/en/projectSponsors.json';
import type projects from '../../locales/en/projects.json';
import type sandbox from '../../locales/en/sandbox.json';
import type services from '../../locales/en/services.json';
import type team from '../../locales/en/team.json';
import type wallet from '../../locales/en/wallet.json';

/** The keys of every namespace, as English has them. A new namespace gets a line here. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      about: typeof about;
      auth: typeof auth;
      common: typeof common;
      contact: typeof contact;
      emails: typeof emails;
      errors: typeof errors;
      forms: typeof forms;
      landing: typeof landing;
      offer: typeof offer;
      payment: typeof payment;
      payments: typeof payments;
      privacy: typeof privacy;
      profile: typeof profile;
      projectArcanum: typeof projectArcanum;
      projectArt: typeof projectArt;
      projectDance: typeof projectDance;
      projectExchange: typeof projectExchange;
      projectFashion: typeof projectFashion;
      projectGfs: typeof projectGfs;
      projectGms: typeof projectGms;
      projectInvestors: typeof projectInvestors;
      projectKapusta: typeof projectKapusta;
      projectMedia: typeof projectMedia;
      projectPatrons: typeof projectPatrons;
      projectScience: typeof projectScience;
      projectSponsors: typeof projectSponsors;
      projects: typeof projects;
      sandbox: typeof sandbox;
      services: typeof services;
      team: typeof team;
      wallet: typeof wallet;
    };
  }
}
