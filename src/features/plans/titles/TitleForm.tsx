import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router-dom';
import type { FoundTitles } from '@/features/plans/titles/titles';
import styles from '@/features/plans/titles/TitleForm.module.css';
import { useFormat } from '@/i18n/format';
import { isLang, languageOf } from '@/shared/languages';
import { longestSearch } from '@/shared/researchSearch';
import { readTitleSearch, writeTitleSearch, type TitleSearch } from '@/shared/titleSearch';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { useFilterForm } from '@/ui/form/useFilterForm';

type Field = ReturnType<typeof useFilterForm<TitleSearch>>['field'];

/** The languages that contents are in; `languages` are none while loading. */
function LanguageField({ field, languages }: { field: Field; languages: readonly string[] }) {
  const { t } = useTranslation('products');
  const { languageName } = useFormat();
  const language = field('language');
  const listed = [...new Set([...languages, language.value])].filter(isLang);
  return (
    <Select
      {...language}
      label={t('search.language')}
      options={[
        { value: '', label: t('search.anyLanguage') },
        ...listed.map((value) => ({
          value,
          label: languageName(new Intl.Locale(languageOf(value).tag).language),
        })),
      ]}
    />
  );
}

interface TitleFormProps {
  titles: FoundTitles | Promise<FoundTitles>;
}

/** Search words and the language of the contents, stored in the URL. */
export function TitleForm({ titles }: TitleFormProps) {
  const { t } = useTranslation('products');
  const { search, isPending, onSubmit, field } = useFilterForm<TitleSearch>({
    read: readTitleSearch,
    write: writeTitleSearch,
  });
  const unknown = <LanguageField field={field} languages={[]} />;
  return (
    <form
      className={styles.form}
      method="get"
      role="search"
      aria-label={t('search.label')}
      aria-busy={isPending}
      onSubmit={onSubmit}
    >
      <TextField
        type="search"
        {...field('q')}
        label={t('search.words')}
        maxLength={longestSearch}
        autoComplete="off"
      />
      <Suspense fallback={unknown}>
        <Await resolve={titles} errorElement={unknown}>
          {({ titles: { languages } }: FoundTitles) => <LanguageField field={field} languages={languages} />}
        </Await>
      </Suspense>
      {/* Without script, a form's fields replace the URL's parameters. */}
      {search.kind && <input type="hidden" name="kind" value={search.kind} />}
      <button type="submit" hidden aria-label={t('search.label')} />
    </form>
  );
}
