import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Failure } from '@/graphql/client/failure';
import { useLang } from '@/i18n/lang';
import { keepAccount } from '@/features/security/deletion/keepAccount';

/** Keeping the account: how to ask for it, whether that is under way, and why it failed. */
export function useKeepAccount() {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const keep = async (): Promise<void> => {
    setPending(true);
    const failed = await keepAccount(lang);
    if (!failed) await revalidate();
    setFailure(failed);
    setPending(false);
  };
  return { failure, keep, pending };
}
