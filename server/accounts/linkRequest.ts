import * as v from 'valibot';
import { fallbackLang, isLang, type Lang } from '../../src/shared/languages.ts';
import { safeReturnPath } from '../../src/shared/paths.ts';
import { email } from '../../src/shared/validation.ts';
import type { Caller } from '../graphql/context.ts';
import { enqueue } from '../jobs/queue.ts';
import type { Services } from '../services.ts';
import { parseInput } from './parseInput.ts';
import { takePoint } from './rateLimits.ts';

/** The prefix of a language; anything else counts as the fallback. */
export const languageInput = v.pipe(
  v.string(),
  v.transform((given): Lang => (isLang(given) ? given : fallbackLang)),
);

const form = v.object({ email, language: languageInput, returnTo: v.optional(v.string()) });

/**
 * Takes a request for a link by mail, to log in or to choose a new password. Whether there is such an account is
 * looked up later, by the queue: the answer and its time say nothing about it.
 * @throws Failure BAD_USER_INPUT, RATE_LIMITED
 */
export async function requestLink(
  { db, clock }: Services,
  caller: Caller,
  kind: 'loginLink' | 'passwordReset',
  input: unknown,
): Promise<void> {
  const { email: address, language: lang, returnTo } = parseInput(form, input);
  await takePoint(db, `${kind}Ip`, caller.ip);
  await takePoint(db, `${kind}Address`, address);
  const request = { email: address, lang, returnTo: safeReturnPath(returnTo) ?? null };
  await enqueue(db, `${kind}.send`, request, clock());
}
