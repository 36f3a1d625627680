import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Outcome } from '@/data/requestError';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { useForm } from '@/ui/form/useForm';
import { exchangeWithProof, proofForm } from '@/features/auth/exchangeAuthCode';

/** Result of the proof: the path to return to, or that a second-factor code is needed as well. */
type Proven = { readonly returnTo: string | undefined } | 'codeWanted';

/** Form for the proof that a login link requires in addition to its code; navigates on success. */
export function useProofForm(code: string) {
  const lang = useLang();
  const navigate = useNavigate();
  const [atCode, setAtCode] = useState(false);
  const form = useForm({
    schema: proofForm,
    async submit(entered): Promise<Outcome<Proven>> {
      const outcome = await exchangeWithProof(code, lang, entered);
      if (!('failure' in outcome)) return { data: outcome };
      return outcome.failure.code === 'TWO_FACTOR_REQUIRED' ? { data: 'codeWanted' } : outcome;
    },
    async onSuccess(proven) {
      if (proven === 'codeWanted') setAtCode(true);
      else await navigate(proven.returnTo ?? paths.profile.href(lang), { replace: true });
    },
  });
  return { form, atCode };
}
