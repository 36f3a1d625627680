import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLanguageList } from '@/i18n/languageList';
import styles from '@/features/product/ProductView.module.css';
import type { Content } from '@/features/product/contentsOf';
import { EventDates } from '@/features/product/EventDates';
import type { ContentItem, Tariff } from '@/features/product/product';

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

/** The options that contain an item, unless all do. */
function InOptions({ content: { tariffIds }, tariffs }: { content: Content; tariffs: readonly Tariff[] }) {
  const { t } = useTranslation('product');
  const { list } = useFormat();
  if (tariffIds.length === tariffs.length) return null;
  const names = tariffs.filter(({ id }) => tariffIds.includes(id)).map(({ name }) => isolate(name));
  return <p className="muted small">{t('contents.in', { options: list(names) })}</p>;
}

interface ContentsProps {
  contents: readonly Content[];
  tariffs: readonly Tariff[];
}

/** Lists what a product contains, each item once. */
export function Contents({ contents, tariffs }: ContentsProps) {
  const factsOf = useFactsOf();
  return (
    <ul className={styles.contents}>
      {contents.map((content) => {
        const { item } = content;
        const facts = factsOf(item);
        return (
          <li key={item.id}>
            <p className={styles.name}>
              <bdi>{item.title}</bdi>
            </p>
            {item.description !== null && (
              <p>
                <bdi>{item.description}</bdi>
              </p>
            )}
            {item.Dates.length > 0 && <EventDates dates={item.Dates} />}
            {facts.length > 0 && <p className="muted small">{facts.join('\u00a0· ')}</p>}
            <InOptions content={content} tariffs={tariffs} />
          </li>
        );
      })}
    </ul>
  );
}
