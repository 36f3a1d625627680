import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router-dom';
import type { Directory, MaybePromise } from '@/features/researches/researches';
import {
  longestSearch,
  readResearchSearch,
  writeResearchSearch,
  type ResearchSearch,
} from '@/shared/researchSearch';
import { Button } from '@/ui/Button';
import { useFilterForm } from '@/ui/form/useFilterForm';
import { Select, type SelectOption } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import styles from '@/features/researches/CatalogueForm.module.css';

const useCatalogueForm = () =>
  useFilterForm<ResearchSearch>({
    read: readResearchSearch,
    write: writeResearchSearch,
  });

interface FiltersProps extends Pick<ReturnType<typeof useCatalogueForm>, 'field'> {
  /** Undefined while loading or after a failure. */
  directory: Directory | undefined;
}

/** Keeps the option from the URL selected even if it's not in the list. */
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
  /** Whether the results for the current input are loading. */
  busy: boolean;
}

/** Search words, category and author, stored in the URL. */
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
