import { Suspense, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router-dom';
import type { Directory, Soon } from '@/features/researches/researches';
import { longestSearch } from '@/features/researches/researchSearch';
import { useCatalogueSearch, type CatalogueSearch } from '@/features/researches/useCatalogueSearch';
import { Button } from '@/ui/Button';
import { Select, type SelectOption } from '@/ui/Select';
import { TextField } from '@/ui/TextField';
import styles from '@/features/researches/CatalogueForm.module.css';

interface FiltersProps {
  search: CatalogueSearch;
  /** Undefined while it is on its way, or when it cannot be had. */
  directory: Directory | undefined;
}

/** What the address asks for stays chosen, whether it is in the list or not. */
const withChosen = (chosen: string, options: readonly SelectOption[] = []): readonly SelectOption[] =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: '…' }];

function Filters({ search: { fields, choose }, directory }: FiltersProps) {
  const { t } = useTranslation('projectScience');
  const categories = directory?.Categories.map(({ id, displayName }) => ({ value: id, label: displayName }));
  const authors = directory?.Authors.map(({ id, fullName }) => ({ value: id, label: fullName }));
  return (
    <>
      <Select
        name="category"
        label={t('filter.category')}
        value={fields.category}
        options={[{ value: '', label: t('filter.anyCategory') }, ...withChosen(fields.category, categories)]}
        onChange={(event) => choose({ category: event.currentTarget.value })}
      />
      <Select
        name="author"
        label={t('filter.author')}
        value={fields.author}
        options={[{ value: '', label: t('filter.anyAuthor') }, ...withChosen(fields.author, authors)]}
        onChange={(event) => choose({ author: event.currentTarget.value })}
      />
    </>
  );
}

interface CatalogueFormProps {
  directory: Soon<Directory>;
  /** While the list for what was entered is on its way. */
  busy: boolean;
}

/** Words, category and author to look for; they go into the address. */
export function CatalogueForm({ directory, busy }: CatalogueFormProps) {
  const { t } = useTranslation('projectScience');
  const search = useCatalogueSearch();
  const unknown = <Filters search={search} directory={undefined} />;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    search.submit();
  };

  return (
    <form className={styles.form} method="get" role="search" aria-label={t('filter.label')} onSubmit={submit}>
      <TextField
        type="search"
        name="q"
        label={t('filter.words')}
        placeholder={t('filter.wordsHint')}
        value={search.fields.q}
        maxLength={longestSearch}
        autoComplete="off"
        onChange={(event) => search.type(event.currentTarget.value)}
      />
      <Suspense fallback={unknown}>
        <Await resolve={directory} errorElement={unknown}>
          {(known: Directory) => <Filters search={search} directory={known} />}
        </Await>
      </Suspense>
      <div className={styles.submit}>
        <Button type="submit">{t('filter.submit')}</Button>
        <i className={`${styles.bar} ${busy ? styles.busy : ''}`} aria-hidden="true" />
      </div>
    </form>
  );
}
