import type { ReactNode } from 'react';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/Button';
import { Link } from '@/ui/Link';
import { PageMeta } from '@/ui/PageMeta';
import styles from '@/features/site/terms/LongDocument.module.css';

interface DocumentSection {
  /** Fragment id of the section. */
  id: string;
  title: string;
  paragraphs: readonly string[];
}

/** The translations of a document, by key. */
type Words<Id extends string> = (
  key:
    | 'meta.title'
    | 'meta.description'
    | 'title'
    | 'lead'
    | 'contents'
    | 'print'
    | `sections.${Id}.${'title' | 'a' | 'b'}`,
) => string;

interface LongDocumentProps<Id extends string> {
  t: Words<Id>;
  /** The effective date as an ISO 8601 date, and its wording. */
  day: string;
  version: (date: string) => string;
  sections: readonly Id[];
}

function Place({ children }: { children: ReactNode }) {
  return (
    <span className={styles.number} aria-hidden="true">
      {children}
    </span>
  );
}

function Contents({ title, sections }: { title: string; sections: readonly DocumentSection[] }) {
  const { number } = useFormat();
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.contentsTitle}>
        {title}
      </h2>
      <ol className="list">
        {sections.map(({ id, title: name }, index) => (
          <li key={id}>
            <Link className={styles.entry} to={`#${id}`} preloadInView={false}>
              <Place>{number(index + 1)}</Place>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section, place }: { section: DocumentSection; place: string }) {
  const { id, title, paragraphs } = section;
  return (
    <section id={id} className={`lazy-render ${styles.section}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        <Link className={styles.anchor} to={`#${id}`} preloadInView={false}>
          <span className={styles.number}>{place}</span> <span>{title}</span>
        </Link>
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** A long document with numbered sections to read, link to and print, and a table of contents beside it. */
export function LongDocument<Id extends string>({ t, day, version, sections: ids }: LongDocumentProps<Id>) {
  const { number, date } = useFormat();
  const sections = ids.map((id) => ({
    id,
    title: t(`sections.${id}.title`),
    paragraphs: [t(`sections.${id}.a`), t(`sections.${id}.b`)],
  }));
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <article className={styles.document}>
        <header className={styles.header}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.facts}>
            <time dateTime={day}>{version(date(day))}</time>
            <span className={styles.print}>
              <Button onClick={() => window.print()}>{t('print')}</Button>
            </span>
          </div>
        </header>
        <Contents title={t('contents')} sections={sections} />
        <div className={styles.sections}>
          {sections.map((section, index) => (
            <Section key={section.id} section={section} place={number(index + 1)} />
          ))}
        </div>
      </article>
    </>
  );
}
