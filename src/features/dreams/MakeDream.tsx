import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { keepDeviceDream } from '@/session/deviceDreams';
import { session, useSession } from '@/session/session';
import { Button } from '@/ui/Button';
import { emptyDraft, pointersOf, type DreamDraft } from '@/features/dreams/draft';
import { createDream } from '@/features/dreams/dreamCalls';
import { DreamDialog, type SaveFailure } from '@/features/dreams/DreamDialog';
import { dreamsHref } from '@/features/dreams/dreamSearch';

/** The button and the form for a new dream. With an account it goes there, without one it stays on this device. */
export function MakeDream() {
  const { t } = useTranslation('dreams');
  const lang = useLang();
  const navigate = useNavigate();
  const isGuest = useSession(({ token }) => token === undefined);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(emptyDraft);

  const keep = async (checked: DreamDraft): Promise<SaveFailure | undefined> => {
    const { clientKey, title, description, isPublic, subject } = checked;
    if (session.getState().isSignedIn())
      return createDream(lang, { clientKey, title, description, isPublic, ...pointersOf(subject) });
    return keepDeviceDream({ ...checked, createdAt: new Date().toISOString() }) ? undefined : 'notKept';
  };

  const save = async (checked: DreamDraft) => {
    const failed = await keep(checked);
    if (failed) return failed;
    setOpen(false);
    setDraft(emptyDraft());
    await navigate(dreamsHref(lang, { tab: 'mine' }));
    return undefined;
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
