import { useTranslation } from 'react-i18next';
import { useFilterForm } from '@/ui/form/useFilterForm';
import { TextField } from '@/ui/fields/TextField';
import { readDreamSearch, writeDreamSearch } from '@/features/dreams/dreamSearch';

/** Searches the current list. The query goes into the URL and resets the page. */
export function DreamSearchForm() {
  const { t } = useTranslation('dreams');
  const { onSubmit, field } = useFilterForm({
    read: readDreamSearch,
    write: writeDreamSearch,
  });
  return (
    <form role="search" aria-label={t('search.label')} onSubmit={onSubmit}>
      <TextField
        {...field('search')}
        type="search"
        label={t('search.words')}
        placeholder={t('search.hint')}
        maxLength={100}
        autoComplete="off"
      />
    </form>
  );
}
