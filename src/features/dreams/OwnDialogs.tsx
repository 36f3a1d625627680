import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf, type DreamDraft } from '@/features/dreams/draft';
import { DreamDialog, type Saved } from '@/features/dreams/DreamDialog';
import type { Dream } from '@/features/dreams/dreamFacts';
import { RemoveDream } from '@/features/dreams/RemoveDream';

/** What the owner is asked about a dream, if anything. */
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

/** The dialogs of one's own dreams: changing one, and deleting it. */
export function OwnDialogs({ question, onClose, onSave, onRemove }: OwnDialogsProps) {
  const edited = question?.ask === 'edit' ? question.dream : undefined;
  const removed = question?.ask === 'remove' ? question.dream : undefined;
  // The last one that was edited stays until another is: closed by accident, it opens with what was written.
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
