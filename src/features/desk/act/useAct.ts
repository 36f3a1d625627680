import { useState } from 'react';
import { perform, previewOf } from '@/data/desk/call';
import { useLang } from '@/i18n/lang';
import type { Act } from '@/shared/desk/act';
import type { DeskFailure } from '@/shared/desk/errors';
import type { Preview } from '@/shared/desk/preview';
import type { Values } from '@/ui/form/fields';
import { useAction } from '@/ui/form/useAction';
import type { ActName } from '@/features/desk/act/actNames';

/** An act that changes something. */
export type Change = Act & { readonly changes: true; readonly name: ActName };

/** Where the dialog of an act stands. */
type Step =
  | { readonly at: 'fields' }
  /** The password is asked for, and then the step before is repeated. */
  | { readonly at: 'proof'; readonly preview: Preview | undefined }
  | { readonly at: 'preview'; readonly preview: Preview };

/**
 * An act in two steps: its preview, which does nothing, and then the act by the preview's ID. Repeating the second step
 * after a lost answer does it once.
 */
export function useAct(act: Change, onDone: () => unknown) {
  const lang = useLang();
  const [input, setInput] = useState<Values>({});
  const [step, setStep] = useState<Step>({ at: 'fields' });
  const [refusal, setRefusal] = useState<DeskFailure>();

  const refused = (failure: DeskFailure, preview?: Preview) => {
    if (failure.code === 'PROOF_REQUIRED') return setStep({ at: 'proof', preview });
    setRefusal(failure);
    // What was shown doesn't hold any more.
    if (failure.code === 'STALE' || failure.code === 'PREVIEW_EXPIRED') setStep({ at: 'fields' });
  };

  const looking = useAction(async (given: Values) => {
    setRefusal(undefined);
    setInput(given);
    const outcome = await previewOf(act, given, { lang });
    if ('data' in outcome) setStep({ at: 'preview', preview: outcome.data });
    else refused(outcome.failure);
    return { data: outcome };
  });

  const doing = useAction(async (preview: Preview) => {
    setRefusal(undefined);
    const outcome = await perform(act, preview.id, { lang });
    if ('data' in outcome) await onDone();
    else refused(outcome.failure, preview);
    return { data: outcome };
  });

  return {
    step,
    refusal,
    isLooking: looking.pending,
    isDoing: doing.pending,
    /** Shows what the act will do. */
    look: looking.run,
    lookAgain: () => looking.run(input),
    confirm: doing.run,
    /** Goes on where the password was missing. */
    proven: (preview: Preview | undefined) => {
      setStep(preview ? { at: 'preview', preview } : { at: 'fields' });
      return preview ? doing.run(preview) : looking.run(input);
    },
    back: () => {
      setRefusal(undefined);
      setStep({ at: 'fields' });
    },
  };
}
