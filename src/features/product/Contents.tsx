import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLanguageList } from '@/i18n/languageList';
import styles from '@/features/product/ProductView.module.css';
import type { ContentItem } from '@/features/product/product';

/** Returns the formats and sizes of a file, or the languages and length of a text. */
function useFactsOf(): (item: ContentItem) => string[] {
  const { t } = useTranslation('product');
  const { number } = useFormat();
  const languageList = useLanguageList();
  const sizeOf = (bytes: number) =>
    isolate(
      bytes < 100_000
        ? t('contents.smallSize', { size: number(Math.ceil(bytes / 1_000)) })
        : t('contents.size', { size: number(Math.round(bytes / 100_000) / 10) }),
    );
  return ({ kind, languages, minutes, Formats }) => {
    if (kind === 'LINK') return [t('contents.link')];
    return [
      ...Formats.map(({ name, size }) => `${isolate(name)} ${sizeOf(size)}`),
      ...(languages.length > 0 ? [t('contents.languages', { languages: languageList(languages) })] : []),
      ...(minutes === null ? [] : [t('contents.minutes', { minutes: number(minutes) })]),
    ];
  };
}

interface ContentsProps {
  items: readonly ContentItem[];
  /** Items already described in an earlier edition. */
  known: readonly ContentItem[];
}

/** Lists what an edition contains. */
export function Contents({ items, known }: ContentsProps) {
  const factsOf = useFactsOf();
  const { list } = useFormat();
  return (
    <>
      {known.length > 0 && <p className="muted">{list(known.map(({ title }) => isolate(title)))}</p>}
      <ul className={styles.contents}>
        {items.map((item) => (
          <li key={item.id}>
            <p className={styles.name}>
              <bdi>{item.title}</bdi>
            </p>
            {item.description !== null && (
              <p>
                <bdi>{item.description}</bdi>
              </p>
            )}
            <p className="muted small">{factsOf(item).join('\u00a0· ')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
