import { startTransition, useActionState, useEffect, useState, type SubmitEvent } from 'react';
import type { Failure } from '@/graphql/client/failure';
import type { GeneralMeFragment } from '@/graphql/generated/general';
import { useLang } from '@/i18n/lang';
import { holdBusy } from '@/lib/busy';
import { session } from '@/session/session';
import { sessionUserOf } from '@/session/sessionUser';
import { useFocusFirstInvalid } from '@/ui/useFocusFirstInvalid';
import { readDraft, writeDraft } from '@/features/profile/general/draft';
import { saveProfile } from '@/features/profile/general/generalCalls';
import { changesOf, inputOf, valuesOf, type Values } from '@/features/profile/general/values';

/** What came of the last press on "save"; a new object each time. */
type Outcome = { readonly failure: Failure } | { readonly saved: Partial<Values> };

interface GeneralFormOptions {
  me: GeneralMeFragment;
  /** The ISO 3166-1 code of a country's id. */
  countryCode: (countryId: string) => string | undefined;
}

/** The form while it is filled in and saved: its values, what differs from what is stored, and what came of saving. */
export function useGeneralForm({ me, countryCode }: GeneralFormOptions) {
  const lang = useLang();
  const [stored, setStored] = useState(() => valuesOf(me));
  const [restored] = useState(() => readDraft(me.id));
  const [values, setValues] = useState<Values>(() => ({ ...valuesOf(me), ...restored }));
  const [wasRestored, setWasRestored] = useState(() => Object.keys(changesOf(values, stored)).length > 0);
  // Counts how often the fields were set from outside, so that half-typed parts of them go.
  const [edition, setEdition] = useState(0);
  const changes = changesOf(values, stored);
  const isDirty = Object.keys(changes).length > 0;

  const [outcome, send, pending] = useActionState<Outcome | undefined, Values>(async (_, sent) => {
    const changed = changesOf(sent, stored);
    const saving = await saveProfile(lang, inputOf(changed, sent), countryCode(sent.countryId));
    if ('failure' in saving) return saving;
    const now = valuesOf(saving.me);
    session.getState().setUser(sessionUserOf(saving.me));
    if (changed.currencyId !== undefined) session.getState().setCurrencyId(now.currencyId);
    // Whatever was typed while the answer was on its way stays, and is not saved yet.
    setValues((latest) => ({ ...now, ...changesOf(latest, sent) }));
    setStored(now);
    setWasRestored(false);
    return { saved: changed };
  }, undefined);
  const failure = outcome && 'failure' in outcome ? outcome.failure : undefined;
  const form = useFocusFirstInvalid(failure);

  useEffect(() => (isDirty ? holdBusy() : undefined), [isDirty]);

  useEffect(() => {
    writeDraft(me.id, changesOf(values, stored));
  }, [me.id, values, stored]);

  return {
    form,
    values,
    change: (changed: Partial<Values>) => setValues((latest) => ({ ...latest, ...changed })),
    edition,
    isDirty,
    wasRestored,
    pending,
    failure,
    /** What was saved last, while nothing was changed since. */
    saved: outcome && 'saved' in outcome && !isDirty ? outcome.saved : undefined,
    /** Goes back to what is stored. */
    discard: () => {
      setValues(stored);
      setWasRestored(false);
      setEdition(edition + 1);
    },
    forgetDraft: () => writeDraft(me.id, {}),
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!pending) startTransition(() => send(values));
    },
  };
}
