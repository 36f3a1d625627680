import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/graphql/client/failure';
import { holdBusy } from '@/lib/busy';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFieldErrorText } from '@/ui/failureText';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { RadioOption } from '@/ui/RadioOption';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import { useFocusFirstInvalid } from '@/ui/useFocusFirstInvalid';
import { checkDraft, type DreamDraft } from '@/features/dreams/draft';
import { SubjectPicker } from '@/features/dreams/SubjectPicker';
import styles from '@/features/dreams/DreamDialog.module.css';

/** Why a dream could not be kept: the server's reasons, or that this browser keeps nothing. */
export type SaveFailure = Failure | 'notKept';

interface DreamDialogProps {
  open: boolean;
  /** Closing keeps the draft: nothing that was written is lost. */
  onClose: () => void;
  title: string;
  submit: string;
  draft: DreamDraft;
  onDraft: (draft: DreamDraft) => void;
  /** Keeps a draft whose texts are good; gives why it could not. */
  onSave: (draft: DreamDraft) => Promise<SaveFailure | undefined>;
  /** Whether it stays on this device, as there is no account. */
  isGuest: boolean;
}

function Failed({ failure }: { failure: SaveFailure }) {
  const { t } = useTranslation('dreams');
  if (failure === 'notKept') return <Notice kind="error">{t('form.notKept')}</Notice>;
  if (failure.code === 'CONFLICT') return <Notice kind="error">{t('form.tooMany')}</Notice>;
  return <FailureNotice failure={failure} />;
}

function DreamForm({ onClose, submit, draft, onDraft, onSave, isGuest }: DreamDialogProps) {
  const { t } = useTranslation('dreams');
  const fieldError = useFieldErrorText();
  const name = useId();
  const [failure, setFailure] = useState<SaveFailure>();
  const [pending, setPending] = useState(false);
  const form = useFocusFirstInvalid(failure);
  const fields = failure === undefined || failure === 'notKept' ? {} : failure.fields;
  const wrongSubject = fields['productId'] ?? fields['planId'] ?? fields['researchId'];

  // A new build must not take away what is being written.
  useEffect(() => holdBusy(), []);

  const change = (changes: Partial<DreamDraft>) => onDraft({ ...draft, ...changes });

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const checked = checkDraft(draft);
    if ('fields' in checked) {
      setFailure({ code: 'BAD_USER_INPUT', fields: checked.fields });
      return;
    }
    setPending(true);
    setFailure(await onSave(checked.draft));
    setPending(false);
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      {failure && <Failed failure={failure} />}
      <TextField
        name="title"
        label={t('form.title')}
        error={fieldError(fields['title'])}
        value={draft.title}
        maxLength={120}
        autoComplete="off"
        required
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextArea
        name="description"
        label={t('form.description')}
        optional={t('form.optional')}
        error={fieldError(fields['description'])}
        value={draft.description}
        maxLength={2000}
        rows={4}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <SubjectPicker
        subject={draft.subject}
        error={wrongSubject && t('form.subject.gone')}
        onChoose={(subject) => change({ subject })}
      />
      <RadioGroup
        legend={t('form.visibility.label')}
        {...(isGuest && { hint: t('form.visibility.guestHint') })}
      >
        <RadioOption
          name={name}
          value="public"
          label={t('form.visibility.public')}
          description={t('form.visibility.publicText')}
          checked={draft.isPublic}
          onChange={() => change({ isPublic: true })}
        />
        <RadioOption
          name={name}
          value="private"
          label={t('form.visibility.private')}
          description={t('form.visibility.privateText')}
          checked={!draft.isPublic}
          onChange={() => change({ isPublic: false })}
        />
      </RadioGroup>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('form.cancel')}</Button>
        <Button type="submit" variant="primary" pending={pending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

/** Writes a dream down, or changes one. */
export function DreamDialog(props: DreamDialogProps) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title}>
      {props.open && <DreamForm {...props} />}
    </Dialog>
  );
}
