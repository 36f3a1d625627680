import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { keepDeviceDream } from '@/session/deviceDreams';
import { session, useSession } from '@/session/session';
import { Button } from '@/ui/Button';
import { emptyDraft, pointersOf, type DreamDraft } from '@/features/dreams/draft';
import { createDream } from '@/features/dreams/dreamCalls';
import { DreamDialog, type Saved } from '@/features/dreams/DreamDialog';
import { dreamsHref } from '@/features/dreams/dreamSearch';

/** Button and form for a new dream. It's saved to the account, or on this device without one. */
export function MakeDream() {
  const { t } = useTranslation('dreams');
  const lang = useLang();
  const navigate = useNavigate();
  const isGuest = useSession(({ token }) => token === undefined);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(emptyDraft);

  const save = async (checked: DreamDraft): Promise<Saved> => {
    const { clientKey, title, description, isPublic, subject } = checked;
    if (session.getState().isSignedIn()) {
      const input = { clientKey, title, description, isPublic, ...pointersOf(subject) };
      const outcome = await createDream(lang, input);
      if ('failure' in outcome) return outcome;
    } else if (!keepDeviceDream({ ...checked, createdAt: new Date().toISOString() })) {
      return { data: 'notKept' };
    }
    setOpen(false);
    setDraft(emptyDraft());
    await navigate(dreamsHref(lang, { tab: 'mine' }));
    return { data: 'kept' };
  };

  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('make')}
      </Button>
      <DreamDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('form.newTitle')}
        submit={t('form.create')}
        draft={draft}
        onDraft={setDraft}
        onSave={save}
        isGuest={isGuest}
      />
    </>
  );
}
