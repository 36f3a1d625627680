import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { bibtexOf, risOf, type Cited } from '@/features/researches/citations';
import { CopyButton } from '@/ui/CopyButton';
import { saveText } from '@/lib/saveFile';
import { Details } from '@/ui/Details';
import styles from '@/features/researches/CiteThis.module.css';

interface CitationProps {
  /** Display name of the format. */
  format: string;
  /** Including the dot. */
  extension: string;
  type: string;
  /** File name without its extension. */
  name: string;
  text: string;
}

function Citation({ format, extension, type, name, text }: CitationProps) {
  const { t } = useTranslation('projectScience');
  const shown = useRef<HTMLPreElement>(null);
  const select = () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
  };
  return (
    <section className="stack gap-2" aria-label={format}>
      <h3 className={styles.format}>
        <bdi>{format}</bdi>
      </h3>
      <pre ref={shown} className={styles.text} dir="ltr">
        {text.replaceAll('\r', '')}
      </pre>
      <div className="cluster middle screen-only">
        <CopyButton
          text={() => text}
          label={t('cite.copyNamed', { format })}
          words={{ copied: t('cite.copied'), notCopied: t('cite.notCopied') }}
          onRefused={select}
        >
          {t('cite.copy')}
        </CopyButton>
        <Button onClick={() => saveText(name + extension, type, text)}>
          {t('cite.download', { file: isolate(extension) })}
        </Button>
      </div>
    </section>
  );
}

/** How to cite a study, in the formats of two kinds of reference managers. Collapsed at first. */
export function CiteThis({ cited }: { cited: Cited }) {
  const { t } = useTranslation('projectScience');
  return (
    <Details title={<h2 className={styles.title}>{t('cite.title')}</h2>}>
      <div className={styles.citations}>
        <Citation
          format="BibTeX"
          extension=".bib"
          type="application/x-bibtex"
          name={cited.slug}
          text={bibtexOf(cited)}
        />
        <Citation
          format="RIS"
          extension=".ris"
          type="application/x-research-info-systems"
          name={cited.slug}
          text={risOf(cited)}
        />
      </div>
    </Details>
  );
}
