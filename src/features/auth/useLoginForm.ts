import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { useForm } from '@/ui/form/useForm';
import { loginIntents, loginWithPassword, requestLoginLink } from '@/features/auth/loginSteps';

/**
 * State of the login form: its fields, and whether it's at the second-factor step. `returnTo`: where to go afterwards.
 */
export function useLoginForm(returnTo: string | undefined) {
  const lang = useLang();
  const navigate = useNavigate();
  const [atCode, setAtCode] = useState(false);
  const form = useForm({
    schema: loginIntents,
    async submit(values) {
      if (values.intent === 'link') return requestLoginLink(values.login, lang, returnTo);
      const { intent: _, ...payload } = values;
      const outcome = await loginWithPassword(payload, lang);
      // The password is no longer valid, so ask for it again.
      if ('failure' in outcome && outcome.failure.code === 'UNAUTHENTICATED') setAtCode(false);
      return outcome;
    },
    async onSuccess({ kind }) {
      if (kind === 'codeWanted') setAtCode(true);
      if (kind === 'signedIn') await navigate(returnTo ?? paths.profile.href(lang));
    },
  });
  const leaveCode = () => {
    setAtCode(false);
    form.clear();
  };
  return { form, atCode, leaveCode, back: returnTo === undefined ? {} : { returnTo } };
}

export type LoginFormState = ReturnType<typeof useLoginForm>;
