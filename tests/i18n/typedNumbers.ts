import { utmCookie } from '@/shared/utm';
import { avatarLimits } from '@/shared/avatar';

const megabytes = avatarLimits.bytes / 1024 / 1024;
const megapixels = avatarLimits.pixels / 1_000_000;

/** Texts with the limits of the code, and those limits in the order of the text. */
export const claimsOfCode: readonly (readonly [key: string, ...limits: number[]])[] = [
  ['campaigns:question', utmCookie.days],
  ['forms:fieldErrors.fileSize', megabytes],
  ['forms:fieldErrors.filePixels', megapixels],
  ['general:avatar.hint', megabytes],
  ['forms:fieldErrors.userName', 3, 30],
  ['general:userNameHint', 3, 30],
  ['forms:password.hint', 8],
  ['dreams:form.tooMany', 100],
  ['dreams:device.leftText', 100],
  ['auth:secondFactor.recovery.hint', 10],
  ['security:twoFactor.askRenew.text', 10],
];

/** Why a typed number in a text is true. */
interface Source {
  readonly of: RegExp;
  readonly why: string;
}

/** The texts that may have typed numbers. All other numbers come from the data, from `promises`, or with `count`. */
export const typedNumbers: readonly Source[] = [
  {
    of: /^(?:about:story|about:money|projects:|project[A-Z]\w+:|team:)/,
    why: 'the story of the demo’s company, which a shop of its own doesn’t show (decision 54)',
  },
  { of: /^achievements:badges/, why: 'the number in the key' },
  {
    of: new RegExp(`^(?:${claimsOfCode.map(([key]) => key.replaceAll('.', String.raw`\.`)).join('|')})$`),
    why: 'limits of the code, compared with them',
  },
  { of: /^auth:(?:secondFactor\.app\.hint|registered\.codeHint)/, why: 'authenticator apps; six digits' },
  { of: /^common:price\.lowest/, why: 'the law’s 30 days, which server/catalogue/priceHistory.ts counts' },
  { of: /^desk:proof\.text/, why: 'how long a proof of the operator counts' },
  { of: /^desk:find\./, why: 'the digits of a card that people are shown' },
  { of: /^legal:/, why: 'law, standards, and what a shop decides for itself' },
  { of: /^common:rating/, why: 'a rating has five stars' },
  { of: /^forms:fieldErrors\.notNumber/, why: 'an example of an amount' },
  { of: /^wallet:front\.months/, why: 'a year has twelve months' },
];
