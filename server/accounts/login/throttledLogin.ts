import * as v from 'valibot';
import { isLang, type Lang } from '../../../src/shared/languages.ts';
import { defineJob } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { sendLoginLink } from '../links/loginLink.ts';
import { tryConsumeLimit } from '../../kernel/rateLimits.ts';

const throttled = v.object({
  login: v.string(),
  lang: v.custom<Lang>(isLang),
  isRight: v.boolean(),
  /** As in `loginLinkJob`. */
  device: v.optional(v.string()),
});

/** Emails a log-in link if the correct password was entered while others were guessing at the account. */
export const throttledLoginJob = defineJob({
  kind: 'signIn.heldBack',
  payload: throttled,
  lane: 'internal',
  person: 'login',
  run: async (services, { login, lang, isRight, device }) => {
    if (!isRight || (await tryConsumeLimit(services.db, 'loginHeldMail', login))) return;
    await sendLoginLink(services, { email: login, lang, returnTo: null, device });
  },
});

/**
 * Enqueues a throttled attempt, whether the password was right or wrong: both do the same work, so that timing reveals
 * nothing about the password.
 */
export const enqueueThrottledLogin = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  attempt: v.InferOutput<typeof throttled>,
): Promise<void> => enqueue(db, throttledLoginJob, attempt, clock());
