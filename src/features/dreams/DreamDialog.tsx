import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure, Outcome } from '@/data/requestError';
import { blockReload } from '@/lib/busy';
import { dreamTexts } from '@/shared/validation';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { FailureNotice } from '@/ui/FailureNotice';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { RadioOption } from '@/ui/fields/RadioOption';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { pointersOf, type DreamDraft } from '@/features/dreams/draft';
import { SubjectPicker } from '@/features/dreams/SubjectPicker';
import dialog from '@/ui/Dialog.module.css';

/** Result of saving a draft: saved, refused by the server, or not storable in this browser. */
export type Saved = Outcome<'kept' | 'notKept'>;

interface DreamDialogProps {
  open: boolean;
  /** Closing keeps the draft, so nothing typed is lost. */
  onClose: () => void;
  title: string;
  submit: string;
  draft: DreamDraft;
  onDraft: (draft: DreamDraft) => void;
  /** Saves a valid draft. */
  onSave: (draft: DreamDraft) => Promise<Saved>;
  /** Whether it's saved on this device, because there's no account. */
  isGuest: boolean;
}

function Failed({ failure }: { failure: Failure | 'notKept' }) {
  const { t } = useTranslation('dreams');
  if (failure === 'notKept') return <Notice kind="error">{t('form.notKept')}</Notice>;
  if (failure.code === 'CONFLICT') return <Notice kind="error">{t('form.tooMany')}</Notice>;
  return <FailureNotice failure={failure} />;
}

function DreamForm({ onClose, submit, draft, onDraft, onSave, isGuest }: DreamDialogProps) {
  const { t } = useTranslation('dreams');
  const name = useId();
  const form = useForm({
    schema: dreamTexts,
    values: { ...draft, ...pointersOf(draft.subject) },
    submit: (texts) => onSave({ ...draft, ...texts }),
  });
  const { errors } = form;
  const isSubjectWrong = errors['productId'] ?? errors['planId'] ?? errors['researchId'];
  const failure = form.data === 'notKept' ? form.data : form.failure;

  // A new deployment must not reload the page while the user is typing.
  useEffect(() => blockReload(), []);

  const change = (changes: Partial<DreamDraft>) => onDraft({ ...draft, ...changes });

  return (
    <Form
      form={form}
      className="grid gap-4"
      notice={failure && <Failed key={form.count} failure={failure} />}
    >
      <TextField
        {...form.field('title')}
        label={t('form.title')}
        value={draft.title}
        maxLength={120}
        autoComplete="off"
        required
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextArea
        {...form.field('description')}
        label={t('form.description')}
        optional={t('form.optional')}
        value={draft.description}
        maxLength={2000}
        rows={4}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <SubjectPicker
        subject={draft.subject}
        error={isSubjectWrong && t('form.subject.gone')}
        onChoose={(subject) => change({ subject })}
      />
      <RadioGroup
        legend={t('form.visibility.label')}
        {...(isGuest && { hint: t('form.visibility.guestHint') })}
      >
        <RadioOption
          name={name}
          value="private"
          label={t('form.visibility.private')}
          description={t('form.visibility.privateText')}
          checked={!draft.isPublic}
          onChange={() => change({ isPublic: false })}
        />
        <RadioOption
          name={name}
          value="public"
          label={t('form.visibility.public')}
          description={t('form.visibility.publicText')}
          checked={draft.isPublic}
          onChange={() => change({ isPublic: true })}
        />
      </RadioGroup>
      <div className={dialog.actions}>
        <Button onClick={onClose}>{t('form.cancel')}</Button>
        <Button type="submit" variant="primary" pending={form.pending}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}

/** Creates or edits a dream. */
export function DreamDialog(props: DreamDialogProps) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title}>
      {props.open && <DreamForm {...props} />}
    </Dialog>
  );
}
