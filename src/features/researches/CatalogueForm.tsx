import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router-dom';
import type { Directory, MaybePromise } from '@/features/researches/researches';
import {
  longestSearch,
  readResearchSearch,
  writeResearchSearch,
  type ResearchSearch,
} from '@/features/researches/researchSearch';
import { Button } from '@/ui/Button';
import { useFilterForm } from '@/ui/form/useFilterForm';
import { Select, type SelectOption } from '@/ui/Select';
import { TextField } from '@/ui/TextField';
import styles from '@/features/researches/CatalogueForm.module.css';

const useCatalogueForm = () =>
  useFilterForm<ResearchSearch>({
    read: readResearchSearch,
    write: writeResearchSearch,
  });

interface FiltersProps extends Pick<ReturnType<typeof useCatalogueForm>, 'field'> {
  /** Undefined while it is on its way, or when it cannot be had. */
  directory: Directory | undefined;
}

/** What the address asks for stays chosen, whether it is in the list or not. */
const withChosen = (chosen: string, options: readonly SelectOption[] = []): readonly SelectOption[] =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: '…' }];

function Filters({ field, directory }: FiltersProps) {
  const { t } = useTranslation('projectScience');
  const categories = directory?.Categories.map(({ id, displayName }) => ({ value: id, label: displayName }));
  const authors = directory?.Authors.map(({ id, fullName }) => ({ value: id, label: fullName }));
  const [category, author] = [field('category'), field('author')];
  return (
    <>
      <Select
        {...category}
        label={t('filter.category')}
        options={[{ value: '', label: t('filter.anyCategory') }, ...withChosen(category.value, categories)]}
      />
      <Select
        {...author}
        label={t('filter.author')}
        options={[{ value: '', label: t('filter.anyAuthor') }, ...withChosen(author.value, authors)]}
      />
    </>
  );
}

interface CatalogueFormProps {
  directory: MaybePromise<Directory>;
  /** While the list for what was entered is on its way. */
  busy: boolean;
}

/** Words, category and author to look for; they go into the address. */
export function CatalogueForm({ directory, busy }: CatalogueFormProps) {
  const { t } = useTranslation('projectScience');
  const { onSubmit, field } = useCatalogueForm();
  const unknown = <Filters field={field} directory={undefined} />;

  return (
    <form
      className={styles.form}
      method="get"
      role="search"
      aria-label={t('filter.label')}
      onSubmit={onSubmit}
    >
      <TextField
        type="search"
        {...field('q')}
        label={t('filter.words')}
        placeholder={t('filter.wordsHint')}
        maxLength={longestSearch}
        autoComplete="off"
      />
      <Suspense fallback={unknown}>
        <Await resolve={directory} errorElement={unknown}>
          {(known: Directory) => <Filters field={field} directory={known} />}
        </Await>
      </Suspense>
      <div className={styles.submit}>
        <Button type="submit">{t('filter.submit')}</Button>
        <i className={`${styles.bar} ${busy ? styles.busy : ''}`} aria-hidden="true" />
      </div>
    </form>
  );
}
