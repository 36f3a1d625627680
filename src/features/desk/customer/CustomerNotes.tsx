import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { notesAdd, notesRemove, type Customer } from '@/shared/desk/customer';
import { note } from '@/shared/desk/values';
import { TextArea } from '@/ui/fields/TextArea';
import { ActButton } from '@/features/desk/act/ActButton';
import type { ActForm } from '@/features/desk/act/ActFields';
import { useMay } from '@/features/desk/DeskContext';
import { DeskSection, EntryList } from '@/features/desk/DeskSection';
import { Parts } from '@/features/desk/Parts';
import { useShopTime } from '@/features/desk/useShopTime';

/** What a note asks for. */
function useNoteForm(): ActForm {
  const { t } = useTranslation('desk');
  return {
    schema: v.object({ text: note }),
    fields: (field) => <TextArea {...field('text')} label={t('fields.note')} rows={4} />,
  };
}

/** Notes of the staff about a customer, who never sees them. */
export function CustomerNotes({ notes, customer }: { notes: Customer['notes']; customer: string }) {
  const { t } = useTranslation('desk');
  const { minute } = useShopTime();
  const may = useMay();
  const noteForm = useNoteForm();
  if (notes.length === 0 && !may(notesAdd)) return null;
  return (
    <DeskSection
      title={t('customer.notes')}
      tools={<ActButton act={notesAdd} fixed={{ customer }} form={noteForm} />}
    >
      {notes.length === 0 && <p className="muted small">{t('customer.noNotes')}</p>}
      <EntryList
        entries={notes.map(({ id, at, actor, text }) => ({
          key: id,
          what: <bdi>{text}</bdi>,
          note: (
            <Parts>
              <bdi>{actor}</bdi>
              <time dateTime={at}>{minute(at)}</time>
            </Parts>
          ),
          ...(may(notesRemove) && { tools: <ActButton act={notesRemove} fixed={{ id }} /> }),
        }))}
      />
    </DeskSection>
  );
}
