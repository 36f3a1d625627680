import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { dropDeviceDreams, keepDeviceDream, type DeviceDream } from '@/session/deviceDreams';
import { Button } from '@/ui/Button';
import { draftOfDevice, type DreamDraft } from '@/features/dreams/draft';
import { Invitation, LeftBehind } from '@/features/dreams/DeviceNotices';
import { DreamDialog, type Saved } from '@/features/dreams/DreamDialog';
import { RemoveDream } from '@/features/dreams/RemoveDream';
import { SubjectLine } from '@/features/dreams/SubjectLine';
import actions from '@/features/dreams/OwnActions.module.css';
import styles from '@/features/dreams/OwnDreams.module.css';
import words from '@/features/dreams/DreamWords.module.css';

interface RowProps {
  dream: DeviceDream;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ dream, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation('dreams');
  const { date } = useFormat();
  const named = (action: string) => t('actions.named', { action, title: isolate(dream.title) });
  return (
    <li className={styles.dream}>
      <p className={styles.over}>
        <span>{t('device.here')}</span>
        <time dateTime={dream.createdAt}>{date(dream.createdAt)}</time>
      </p>
      <h2 className={`${styles.title} ${words.title}`} dir="auto">
        {dream.title}
      </h2>
      {dream.description !== '' && (
        <p className={words.short} dir="auto">
          {dream.description}
        </p>
      )}
      {dream.subject && <SubjectLine subject={dream.subject} />}
      <div className={`cluster gap-1 ${actions.actions}`}>
        <Button aria-label={named(t('actions.edit'))} onClick={onEdit}>
          {t('actions.edit')}
        </Button>
        <Button aria-label={named(t('actions.delete'))} onClick={onRemove}>
          {t('actions.delete')}
        </Button>
      </div>
    </li>
  );
}

interface DeviceDreamsProps {
  dreams: readonly DeviceDream[];
  /** Whether there's no account to move them to. */
  isGuest: boolean;
}

/** Dreams stored only on this device. For a member, those that the account rejected. */
export function DeviceDreams({ dreams, isGuest }: DeviceDreamsProps) {
  const { t } = useTranslation('dreams');
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<DeviceDream>();
  const [isEditing, setIsEditing] = useState(false);
  // Kept when the dialog closes, so that reopening it restores the unsaved input.
  const [edited, setEdited] = useState<{ dream: DeviceDream; draft: DreamDraft }>();

  const edit = (dream: DeviceDream) => {
    if (edited?.dream !== dream) setEdited({ dream, draft: draftOfDevice(dream) });
    setIsEditing(true);
  };

  const save = (draft: DreamDraft): Saved => {
    if (!edited || !keepDeviceDream({ ...edited.dream, ...draft })) return { data: 'notKept' };
    setIsEditing(false);
    // The account may accept it now.
    if (!isGuest) void revalidate();
    return { data: 'kept' };
  };

  return (
    <>
      {isGuest ? <Invitation /> : <LeftBehind />}
      <ul className="list grid gap-3">
        {dreams.map((dream) => (
          <Row
            key={dream.clientKey}
            dream={dream}
            onEdit={() => edit(dream)}
            onRemove={() => setRemoved(dream)}
          />
        ))}
      </ul>
      {edited && (
        <DreamDialog
          open={isEditing}
          onClose={() => setIsEditing(false)}
          title={t('form.editTitle')}
          submit={t('form.save')}
          draft={edited.draft}
          onDraft={(draft) => setEdited({ dream: edited.dream, draft })}
          isGuest={isGuest}
          onSave={async (draft) => save(draft)}
        />
      )}
      <RemoveDream
        title={removed?.title}
        onClose={() => setRemoved(undefined)}
        onRemove={() => {
          setRemoved(undefined);
          if (removed) dropDeviceDreams(new Set([removed.clientKey]));
        }}
      />
    </>
  );
}
