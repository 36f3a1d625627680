import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { useRefill } from '@/ui/useRefill';
import { readDreamSearch, writeDreamSearch, type DreamSearch } from '@/features/dreams/dreamSearch';
import styles from '@/features/dreams/DreamSearchForm.module.css';

/** Words to look for in the list that is shown; they go into the address, from the first page on. */
export function DreamSearchForm({ search }: { search: DreamSearch }) {
  const { t } = useTranslation('dreams');
  const submit = useSubmit();
  const form = useRefill(`${search.tab} ${search.search}`);

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    const { search: wanted } = readDreamSearch(
      new URLSearchParams({ search: typeof words === 'string' ? words : '' }),
    );
    void submit(writeDreamSearch({ tab: search.tab, search: wanted }), {
      method: 'get',
      preventScrollReset: true,
    });
  };

  return (
    <form ref={form} className={styles.form} role="search" aria-label={t('search.label')} onSubmit={apply}>
      <TextField
        type="search"
        name="search"
        label={t('search.words')}
        placeholder={t('search.hint')}
        defaultValue={search.search}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit">{t('search.submit')}</Button>
    </form>
  );
}
