import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '@/features/documents/documents';
import { DocumentView } from '@/features/documents/DocumentView';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { isDocumentKind, type DocumentKind } from '@/shared/documents';
import { documentPaths, paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import styles from '@/features/documents/DocumentView.module.css';

function Versions({ kind, document }: { kind: DocumentKind; document: LegalDocument }) {
  const { t } = useTranslation('documents');
  const { date } = useFormat();
  const lang = useLang();
  if (document.Versions.length < 2) return null;
  return (
    <nav className={styles.versions} aria-labelledby="versions">
      <h2 id="versions" className={styles.contentsTitle}>
        {t('versions')}
      </h2>
      <ul className="list">
        {document.Versions.map(({ version, inForceFrom }) => (
          <li key={version}>
            {version === document.version ? (
              <b>{t('inForce', { date: date(inForceFrom) })}</b>
            ) : (
              <Link to={paths.document.href(lang, kind, version)} preloadInView={false}>
                {t('inForce', { date: date(inForceFrom) })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A legal document with its version, and a way to the others. */
export function LegalDocumentView({ document }: { document: LegalDocument }) {
  const { t } = useTranslation('documents');
  const { date } = useFormat();
  const lang = useLang();
  const { kind, title, language, text, inForceFrom, isInForce, version } = document;
  if (!isDocumentKind(kind)) return null;
  return (
    <DocumentView
      title={title}
      language={language}
      text={text}
      facts={
        <>
          <time dateTime={inForceFrom}>{t('inForce', { date: date(inForceFrom) })}</time>
          <Link to={paths.document.href(lang, kind, version)} preloadInView={false}>
            {t('version', { version })}
          </Link>
          {!isInForce && (
            <Notice>
              <p>{t('other')}</p>
              <Link to={documentPaths[kind].href(lang)}>{t('current')}</Link>
            </Notice>
          )}
        </>
      }
    >
      <Versions kind={kind} document={document} />
    </DocumentView>
  );
}
