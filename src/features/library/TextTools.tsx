import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { languageOf } from '@/shared/languages';
import { Select } from '@/ui/fields/Select';
import styles from '@/features/library/TextTools.module.css';

interface TextToolsProps {
  /** Language prefix of the text. */
  language: string;
  /** Languages that it's available in. */
  languages: readonly string[];
}

/** Language switcher for texts available in several languages. Not printed. */
export function TextTools({ language, languages }: TextToolsProps) {
  const { t } = useTranslation('library');
  const [search, setSearch] = useSearchParams();
  if (languages.length < 2) return null;
  const choose = (wanted: string) => {
    const next = new URLSearchParams(search);
    next.set('in', wanted);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={`screen-only ${styles.tools}`}>
      <Select
        name="in"
        label={t('reader.language')}
        value={language}
        onChange={(event) => choose(event.currentTarget.value)}
        options={languages.map((lang) => ({ value: lang, label: languageOf(lang).nativeName }))}
      />
    </div>
  );
}
