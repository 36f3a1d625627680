import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Values } from '@/ui/form/fields';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { Loading, Skeleton } from '@/ui/Skeleton';
import { takeFocus } from '@/ui/takeFocus';
import { ActFields, type ActForm } from '@/features/desk/act/ActFields';
import { PreviewText } from '@/features/desk/act/PreviewText';
import { ProofForm } from '@/features/desk/act/ProofForm';
import { useAct, type Change } from '@/features/desk/act/useAct';
import { useDeskFailureText } from '@/features/desk/deskFailureText';

interface ActDialogProps {
  act: Change;
  title: string;
  fixed: Values;
  form: ActForm | undefined;
  lead: ReactNode;
  isDangerous: boolean;
  onClose: () => void;
  onDone: () => unknown;
}

/** An act in steps: what it needs, what it will do in plain sentences, and then doing it once. */
export function ActDialog({ act, title, fixed, form, lead, isDangerous, onClose, onDone }: ActDialogProps) {
  const { t } = useTranslation('desk');
  const words = useDeskFailureText();
  const { step, refusal, isLooking, isDoing, look, lookAgain, confirm, proven, back } = useAct(act, onDone);
  const lookFirst = useEffectEvent(() => (form ? undefined : void look(fixed)));
  useEffect(() => lookFirst(), []);

  const problem = refusal && (
    <Notice
      kind="error"
      actions={
        step.at === 'fields' && (
          <Button pending={isLooking} onClick={() => void lookAgain()}>
            {t('lookAgain')}
          </Button>
        )
      }
    >
      <p>{words(refusal)}</p>
    </Notice>
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        step.at === 'preview' && (
          <>
            {form && <Button onClick={back}>{t('back')}</Button>}
            <Button
              variant={isDangerous ? 'danger' : 'primary'}
              pending={isDoing}
              onClick={() => void confirm(step.preview)}
            >
              {title}
            </Button>
          </>
        )
      }
    >
      {step.at === 'fields' && lead}
      {form && (
        <ActFields
          {...form}
          isHidden={step.at !== 'fields'}
          isPending={isLooking}
          problem={step.at === 'fields' ? problem : undefined}
          onGiven={(given) => look({ ...fixed, ...given })}
        />
      )}
      {!form && step.at === 'fields' && (problem ?? <Checking />)}
      {step.at === 'proof' && <ProofForm onProven={() => void proven(step.preview)} />}
      {step.at === 'preview' && (
        <div ref={takeFocus} tabIndex={-1} className="stack gap-3">
          <PreviewText preview={step.preview} />
          {problem}
        </div>
      )}
    </Dialog>
  );
}

/** While the server finds out what the act will do. */
function Checking() {
  const { t } = useTranslation('desk');
  return (
    <Loading label={t('preview.loading')}>
      <Skeleton width="long" />
      <Skeleton width="half" />
    </Loading>
  );
}
