import { useEffect, useState } from 'react';
import type { GeneralMeFragment } from '@/data/generated/general';
import { useLang } from '@/i18n/lang';
import { blockReload } from '@/lib/busy';
import { session } from '@/session/session';
import { sessionUserOf } from '@/session/sessionUser';
import { profileForm } from '@/shared/profileForm';
import { setColorPreference } from '@/theme/colorMode';
import { useForm } from '@/ui/form/useForm';
import { readDraft, writeDraft } from '@/features/profile/general/draft';
import { checkPhone, saveProfile } from '@/features/profile/general/generalCalls';
import { changesOf, inputOf, valuesOf, type Values } from '@/features/profile/general/values';

interface GeneralFormOptions {
  me: GeneralMeFragment;
  /** Returns the ISO 3166-1 code for a country id. */
  countryCode: (countryId: string) => string | undefined;
}

/** State of the form: its values, unsaved changes, and the result of saving. */
export function useGeneralForm({ me, countryCode }: GeneralFormOptions) {
  const lang = useLang();
  const [stored, setStored] = useState(() => valuesOf(me));
  const [restored] = useState(() => readDraft(me.id));
  const [values, setValues] = useState<Values>(() => ({ ...valuesOf(me), ...restored }));
  const [wasRestored, setWasRestored] = useState(() => Object.keys(changesOf(values, stored)).length > 0);
  const changes = changesOf(values, stored);
  const isDirty = Object.keys(changes).length > 0;
  const input = inputOf(changes, values);
  const [schema] = useState(() => profileForm(new Date()));

  const form = useForm({
    schema,
    values: input,
    check: () => checkPhone(input.phone, countryCode(values.countryId)),
    async submit() {
      const saving = await saveProfile(lang, input);
      return 'failure' in saving ? saving : { data: { me: saving.data, changes } };
    },
    onSuccess({ me: saved }) {
      const now = valuesOf(saved);
      session.getState().setUser(sessionUserOf(saved));
      if (changes.currencyId !== undefined) session.getState().setCurrencyId(now.currencyId);
      if (changes.colorMode !== undefined) setColorPreference(now.colorMode);
      // Input typed while the request was in flight stays, as unsaved changes.
      setValues((latest) => ({ ...now, ...changesOf(latest, values) }));
      setStored(now);
      setWasRestored(false);
    },
  });

  useEffect(() => (isDirty ? blockReload() : undefined), [isDirty]);

  useEffect(() => {
    writeDraft(me.id, changesOf(values, stored));
  }, [me.id, values, stored]);

  return {
    form,
    values,
    change: (changed: Partial<Values>) => setValues((latest) => ({ ...latest, ...changed })),
    isDirty,
    wasRestored,
    /** The last saved changes, as long as nothing has changed since. */
    saved: isDirty ? undefined : form.data?.changes,
    /** Resets to the stored values. */
    discard: () => {
      setValues(stored);
      setWasRestored(false);
    },
    forgetDraft: () => writeDraft(me.id, {}),
  };
}
