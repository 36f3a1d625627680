import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { buildSchema, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { buyerDetailsForm } from '@/shared/buyerDetails';
import { declarationForms } from '@/shared/declarationForm';
import { profileForm } from '@/shared/profileForm';
import { ratingForm } from '@/shared/rating';
import { foldedText, searchKey } from '@/shared/searchKey';
import {
  cancelReason,
  contactForm,
  dreamReason,
  dreamTexts,
  email,
  emailChangeForm,
  knownEmail,
  loginForm,
  otp,
  presentForm,
  presentThanks,
  promoCode,
  registerForm,
  searchWords,
} from '@/shared/validation';
import { anyText } from './anyText';

const schema = buildSchema(
  readFileSync(path.resolve(import.meta.dirname, '../../src/data/schema.graphql'), 'utf8'),
);

const profile = profileForm(new Date('2026-11-27')).entries;
const declaration = declarationForms.CANCELLATION.entries;
const folded = (fold: (text: string) => string) => v.pipe(v.string(), v.transform(fold));

/** The kinds of texts that people write, with what cleans each: by the name of the argument or field in the contract. */
const kinds = {
  address: {
    'ContactInput.email': contactForm.entries.email,
    'RegisterInput.login': registerForm.entries.login,
    'EmailChangeInput.email': emailChangeForm.entries.email,
    'PaymentInput.email': email,
    'DeclarationInput.email': declaration.email,
    'Mutation.presentSend(email)': email,
    'Mutation.purchasesResend(email)': email,
  },
  /** Addresses of accounts, some of which were accepted by earlier versions. */
  login: {
    'LoginLinkInput.email': knownEmail,
    'PasswordResetRequestInput.email': knownEmail,
    'POST /api/auth/login': loginForm.entries.login,
  },
  line: {
    'ContactInput.name': contactForm.entries.name,
    'RegisterInput.firstName': registerForm.entries.firstName,
    'RegisterInput.lastName': registerForm.entries.lastName,
    'ProfileInput.firstName': profile.firstName,
    'ProfileInput.lastName': profile.lastName,
    'ProfileInput.phone': profile.phone,
    'DreamInput.title': dreamTexts.entries.title,
    'DreamChange.title': dreamTexts.entries.title,
    'PresentInput.recipientName': presentForm.entries.recipientName,
    'PresentInput.senderName': presentForm.entries.senderName,
    'BuyerDetailsInput.company': buyerDetailsForm.entries.company,
    'BuyerDetailsInput.taxId': buyerDetailsForm.entries.taxId,
    'DeclarationInput.name': declaration.name,
    'DeclarationInput.number': declaration.number,
  },
  lines: {
    'ContactInput.message': contactForm.entries.message,
    'DreamInput.description': dreamTexts.entries.description,
    'DreamChange.description': dreamTexts.entries.description,
    'Mutation.dreamReport(reason)': dreamReason,
    'Mutation.subscriptionCancel(reason)': cancelReason,
    'Mutation.subscriptionEndEarly(reason)': cancelReason,
    'DeclarationInput.reason': declaration.reason,
    'RatingInput.text': ratingForm.entries.text,
    'PresentInput.message': presentForm.entries.message,
    'Mutation.presentThank(message)': presentThanks.entries.message,
    'BuyerDetailsInput.address': buyerDetailsForm.entries.address,
  },
  code: {
    'OrderInput.promoCode': promoCode,
    'ProfileInput.userName': profile.userName,
    'Mutation.twoFactorConfirm(otp)': otp,
    'Mutation.authCodeExchange(otp)': otp,
    'DeclarationInput.endsOn': declaration.endsOn,
  },
  search: {
    'DreamFilter.search': v.pipe(searchWords, v.transform(foldedText)),
    'ResearchFilter.search': folded(foldedText),
    'TransactionFilter.search': folded(foldedText),
    'PurchaseFilter.search': folded(foldedText),
    'TitleFilter.search': folded(foldedText),
    'Query.cities(search)': folded(searchKey),
  },
} as const;

/** Texts of which nothing is stored or shown: compared as they are, or parsed by a function that never fails. */
const asGiven = [
  /** Passwords count every sign. */
  /\b(?:password|newPassword|current)\b/i,
  /** Codes, keys and tokens that the server made, and what names a thing. */
  /[.(](?:\w*[iI]d|id|slug|product|code|ticket|token|registration|part|tokenHashes|clientKey|idempotencyKey)\)?$/,
  /** What names a legal document. */
  /^Query\.document\((?:kind|version)\)$/,
  /** What the application fills in. */
  /[.(](?:language|returnTo|colorMode|website|keys)\)?$/,
  /** Campaign parameters (`readUtm`). */
  /^UtmInput/,
];

/** Every text input of the contract. */
const inputs = Object.values(schema.getTypeMap()).flatMap((type) => {
  const isText = ({ type: of }: { type: Parameters<typeof getNamedType>[0] }) =>
    ['String', 'ID'].includes(getNamedType(of)?.name ?? '');
  if (isInputObjectType(type))
    return Object.values(type.getFields())
      .filter(isText)
      .map(({ name }) => `${type.name}.${name}`);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, args }) =>
    args.filter(isText).map((arg) => `${type.name}.${name}(${arg.name})`),
  );
});

const written: Record<string, v.GenericSchema> = Object.assign({}, ...Object.values(kinds));

it('every text input of the contract that people write has a kind', () => {
  const machine = new Set(inputs.filter((input) => asGiven.some((pattern) => pattern.test(input))));
  expect(inputs.filter((input) => !(input in written) && !machine.has(input))).toEqual([]);
  expect(
    Object.keys(written).filter((input) => !inputs.includes(input) && !input.startsWith('POST')),
  ).toEqual([]);
});

/** What no text of a kind may have in it once it is clean. */
const unwanted: Readonly<Record<keyof typeof kinds, RegExp>> = {
  address: /[\p{Cc}\p{Cs}\s\p{Default_Ignorable_Code_Point}]|@.*[^a-z0-9.-]/u,
  login: /[\p{Cc}\p{Cs}\s\p{Default_Ignorable_Code_Point}]/u,
  line: /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]|^\s|\s$/u,
  lines: /(?![\n\t])\p{Cc}|[\p{Cs}\u2028\u2029]|^\s|\s$/u,
  code: /[\p{Cc}\p{Cs}\s\p{Default_Ignorable_Code_Point}]/u,
  search: /[\p{Cc}\p{Cs}\p{M}\p{Lu}\p{Default_Ignorable_Code_Point}]/u,
};

const addressLike = fc.tuple(anyText, anyText).map(([name, domain]) => `${name}@${domain}.example`);

describe.each(Object.entries(kinds))('%s', (kind, fields) => {
  it.each(Object.entries(fields as Record<string, v.GenericSchema>))(
    '%s: 5,000 texts are refused, or the same again once they are clean',
    (_name, field) => {
      fc.assert(
        fc.property(
          kind === 'address' || kind === 'login' ? fc.oneof(anyText, addressLike) : anyText,
          (text) => {
            const parsed = v.safeParse(field, text);
            if (!parsed.success || typeof parsed.output !== 'string') return;
            expect(v.parse(field, parsed.output)).toBe(parsed.output);
            expect(JSON.parse(JSON.stringify(parsed.output))).toBe(parsed.output);
            expect(parsed.output).not.toMatch(unwanted[kind as keyof typeof kinds]);
            if (kind !== 'search') expect(parsed.output).toBe(parsed.output.normalize('NFC'));
          },
        ),
        { numRuns: 5000 },
      );
    },
  );
});
