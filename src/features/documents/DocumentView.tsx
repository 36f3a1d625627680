import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionsOf, type DocumentSection } from '@/features/documents/documents';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { directionOf, isLang, languageOf } from '@/shared/languages';
import type { RichText } from '@/shared/richText';
import { Button } from '@/ui/Button';
import { Link } from '@/ui/Link';
import { Line, RichTextView } from '@/ui/media/RichTextView';
import { Notice } from '@/ui/Notice';
import styles from '@/features/documents/DocumentView.module.css';

/** Fewer sections need no numbers and no list of contents. */
const fewSections = 3;

interface DocumentViewProps {
  title: string;
  /** The prefix of the language that the text is written in. */
  language: string;
  text: RichText;
  /** Above the text: its version and date. */
  facts?: ReactNode;
  /** Below it. */
  children?: ReactNode;
}

function Place({ index }: { index: number }) {
  const { number } = useFormat();
  return <span className={styles.number}>{number(index + 1)}</span>;
}

function Contents({ sections }: { sections: readonly DocumentSection[] }) {
  const { t } = useTranslation('documents');
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.contentsTitle}>
        {t('contents')}
      </h2>
      <ol className="list">
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <Link className={styles.entry} to={`#${id}`} preloadInView={false}>
              <span aria-hidden="true">
                <Place index={index} />
              </span>
              <span>
                <Line text={heading.children} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section, place }: { section: DocumentSection; place: number | undefined }) {
  const { id, heading, text } = section;
  return (
    <section id={id} className={`lazy-render ${styles.section}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        <Link className={styles.anchor} to={`#${id}`} preloadInView={false}>
          {place !== undefined && (
            <>
              <Place index={place} />{' '}
            </>
          )}
          <span>
            <Line text={heading.children} />
          </span>
        </Link>
      </h2>
      <RichTextView text={text} />
    </section>
  );
}

/** A text to read, link to and print; one with several sections numbers them and lists them beside it. */
export function DocumentView({ title, language, text, facts, children }: DocumentViewProps) {
  const { t } = useTranslation('documents');
  const lang = useLang();
  const { opening, sections } = sectionsOf(text);
  const isLong = sections.length >= fewSections;
  const written = isLang(language) ? language : lang;
  const inItsLanguage = written === lang ? {} : { lang: languageOf(written).tag, dir: directionOf(written) };
  return (
    <article className={isLong ? `${styles.document} ${styles.long}` : styles.document}>
      <header className={styles.header}>
        <h1 className={styles.title} {...inItsLanguage}>
          {title}
        </h1>
        <div className={styles.facts}>
          {facts}
          <span className={styles.print}>
            <Button onClick={() => window.print()}>{t('print')}</Button>
          </span>
        </div>
        {written !== lang && <Notice>{t('english')}</Notice>}
        {isLong && opening.length > 0 && (
          <div className={styles.lead} {...inItsLanguage}>
            <RichTextView text={opening} />
          </div>
        )}
      </header>
      {isLong && <Contents sections={sections} />}
      <div className={styles.sections}>
        <div className={styles.text} {...inItsLanguage}>
          {!isLong && opening.length > 0 && (
            <div className={styles.section}>
              <RichTextView text={opening} />
            </div>
          )}
          {sections.map((section, index) => (
            <Section key={section.id} section={section} place={isLong ? index : undefined} />
          ))}
        </div>
        {children}
      </div>
    </article>
  );
}
