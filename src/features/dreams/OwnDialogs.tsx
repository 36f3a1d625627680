import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf, type DreamDraft } from '@/features/dreams/draft';
import { DreamDialog, type Saved } from '@/features/dreams/DreamDialog';
import type { Dream } from '@/features/dreams/dreamFacts';
import { RemoveDream } from '@/features/dreams/RemoveDream';

/** The dialog that is open, if any. */
export type OwnQuestion = { ask: 'edit' | 'remove'; dream: Dream } | undefined;

interface EditDreamProps {
  dream: Dream;
  open: boolean;
  onClose: () => void;
  onSave: (draft: DreamDraft) => Promise<Saved>;
}

function EditDream({ dream, open, onClose, onSave }: EditDreamProps) {
  const { t } = useTranslation('dreams');
  const [draft, setDraft] = useState(() => draftOf(dream));
  return (
    <DreamDialog
      open={open}
      onClose={onClose}
      title={t('form.editTitle')}
      submit={t('form.save')}
      draft={draft}
      onDraft={setDraft}
      isGuest={false}
      onSave={async (checked) => {
        const saved = await onSave(checked);
        if ('data' in saved) onClose();
        return saved;
      }}
    />
  );
}

interface OwnDialogsProps {
  question: OwnQuestion;
  onClose: () => void;
  onSave: (dream: Dream, draft: DreamDraft) => Promise<Saved>;
  onRemove: (dream: Dream) => void;
}

/** Dialogs to edit or delete the user's own dreams. */
export function OwnDialogs({ question, onClose, onSave, onRemove }: OwnDialogsProps) {
  const edited = question?.ask === 'edit' ? question.dream : undefined;
  const removed = question?.ask === 'remove' ? question.dream : undefined;
  // Kept until another dream is edited, so that reopening the dialog restores the unsaved input.
  const [last, setLast] = useState<Dream>();
  if (edited && edited !== last) setLast(edited);
  return (
    <>
      {last && (
        <EditDream
          key={`${last.id} ${last.title} ${last.description} ${last.isPublic}`}
          dream={last}
          open={edited !== undefined}
          onClose={onClose}
          onSave={(draft) => onSave(last, draft)}
        />
      )}
      <RemoveDream
        title={removed?.title}
        onClose={onClose}
        onRemove={() => {
          onClose();
          if (removed) onRemove(removed);
        }}
      />
    </>
  );
}
