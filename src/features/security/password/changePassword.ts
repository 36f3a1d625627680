import * as v from 'valibot';
import { send } from '@/graphql/client/answer';
import type { Failure } from '@/graphql/client/failure';
import { PasswordChangeDocument } from '@/graphql/generated/passwordAndEmail';
import type { Lang } from '@/shared/languages';
import { fieldErrorsOf, passwordChangeForm } from '@/shared/validation';

/** Changes the password as the form says; gives why it could not. */
export async function changePassword(form: FormData, lang: Lang): Promise<Failure | undefined> {
  const parsed = v.safeParse(passwordChangeForm, {
    current: form.get('current'),
    password: form.get('password'),
    repeat: form.get('repeat'),
  });
  if (!parsed.success) return { code: 'BAD_USER_INPUT', fields: fieldErrorsOf(parsed.issues) };
  const { current, password } = parsed.output;
  const answer = await send(lang, PasswordChangeDocument, { input: { current, password } });
  return 'failure' in answer ? answer.failure : undefined;
}
