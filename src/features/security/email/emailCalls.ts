import * as v from 'valibot';
import { send } from '@/graphql/client/answer';
import type { Failure } from '@/graphql/client/failure';
import {
  EmailChangeCancelDocument,
  EmailChangeRequestDocument,
  EmailVerificationRequestDocument,
} from '@/graphql/generated/passwordAndEmail';
import type { Lang } from '@/shared/languages';
import { emailChangeForm, fieldErrorsOf } from '@/shared/validation';

/** Each gives why it could not; undefined where it worked. */
type Outcome = Promise<Failure | undefined>;

/** Sends the link that proves the caller's address again. */
export async function requestVerification(lang: Lang): Outcome {
  const answer = await send(lang, EmailVerificationRequestDocument, {});
  return 'failure' in answer ? answer.failure : undefined;
}

/** Begins a change of the address as the form says. */
export async function requestEmailChange(form: FormData, lang: Lang): Outcome {
  const parsed = v.safeParse(emailChangeForm, { email: form.get('email'), password: form.get('password') });
  if (!parsed.success) return { code: 'BAD_USER_INPUT', fields: fieldErrorsOf(parsed.issues) };
  const answer = await send(lang, EmailChangeRequestDocument, {
    input: { ...parsed.output, language: lang },
  });
  return 'failure' in answer ? answer.failure : undefined;
}

/** Gives a change up. */
export async function cancelEmailChange(lang: Lang): Outcome {
  const answer = await send(lang, EmailChangeCancelDocument, {});
  return 'failure' in answer ? answer.failure : undefined;
}
