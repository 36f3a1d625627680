import * as v from 'valibot';
import type { Failure } from '@/graphql/client/failure';
import { PasswordResetRequestDocument } from '@/graphql/generated/public/passwordReset';
import { publicFetch } from '@/graphql/publicFetch';
import { failureOf } from '@/graphql/requestFailure';
import type { Lang } from '@/shared/languages';
import { email, fieldErrorsOf } from '@/shared/validation';

/** What the page shows after a submit. */
export type ResetRequest = { kind: 'sent'; email: string } | { kind: 'failed'; failure: Failure };

const schema = v.object({ email });

/** Has a link to choose a new password sent; the answer is the same whether the address is known or not. */
export async function requestReset(form: FormData, lang: Lang): Promise<ResetRequest> {
  const parsed = v.safeParse(schema, { email: form.get('email') });
  if (!parsed.success)
    return { kind: 'failed', failure: { code: 'BAD_USER_INPUT', fields: fieldErrorsOf(parsed.issues) } };
  const input = { email: parsed.output.email, language: lang };
  try {
    await publicFetch(PasswordResetRequestDocument, { lang, variables: { input } });
    return { kind: 'sent', email: input.email };
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) };
  }
}
