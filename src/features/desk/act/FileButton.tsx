import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '@/data/desk/call';
import { useLang } from '@/i18n/lang';
import type { Act } from '@/shared/desk/act';
import type { DeskFailure } from '@/shared/desk/errors';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { useAction } from '@/ui/form/useAction';
import { ProofForm } from '@/features/desk/act/ProofForm';
import { useMay } from '@/features/desk/DeskContext';
import { useDeskFailureText } from '@/features/desk/deskFailureText';

interface FileButtonProps {
  act: Act & { readonly file: true };
  input: Readonly<Record<string, unknown>>;
  label: string;
}

/** Downloads the file of an act, after a fresh proof; nothing for a role that may not. */
export function FileButton({ act, input, label }: FileButtonProps) {
  const { t } = useTranslation('desk');
  const lang = useLang();
  const may = useMay();
  const words = useDeskFailureText();
  const [failure, setFailure] = useState<DeskFailure>();
  const [isProving, setProving] = useState(false);
  const { run, pending, count } = useAction(async () => {
    setFailure(undefined);
    const outcome = await download(act, input, { lang });
    if ('failure' in outcome) {
      if (outcome.failure.code === 'PROOF_REQUIRED') setProving(true);
      else setFailure(outcome.failure);
    }
    return { data: outcome };
  });
  if (!may(act)) return null;
  return (
    <>
      <Button pending={pending} onClick={() => void run()}>
        {label}
      </Button>
      {failure && (
        <p key={count} className="small" role="alert">
          {words(failure)}
        </p>
      )}
      <Dialog open={isProving} onClose={() => setProving(false)} title={t('proof.title')}>
        {isProving && (
          <ProofForm
            onProven={() => {
              setProving(false);
              void run();
            }}
          />
        )}
      </Dialog>
    </>
  );
}
