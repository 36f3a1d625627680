import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { idOf } from '@/data/documentId';
import { LibraryTextDocument } from '@/data/generated/library';
import { ReceiptDocument } from '@/data/generated/payments';
import { listSavedResponses, type SavedResponseInfo } from '@/data/savedResponses';
import { loadMessages } from '@/i18n/loadMessages';
import type { Lang } from '@/shared/languages';
import { Link } from '@/ui/Link';
import styles from '@/features/account/offlinePageList.module.css';

const textId = idOf(LibraryTextDocument);
const receiptId = idOf(ReceiptDocument);

function KeptList({ kept }: { kept: readonly SavedResponseInfo[] }) {
  const { t } = useTranslation('errors');
  return (
    <section className={styles.kept} aria-labelledby="kept-reading">
      <h2 id="kept-reading">{t('kept.title')}</h2>
      <ul>
        {kept.map(({ document, path, title }) => (
          <li key={path}>
            <Link to={path}>
              {document === receiptId ? t('kept.receipt', { number: title }) : <bdi>{title}</bdi>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Links to the pages saved on this device; null if there are none. Skips copies that an older build saved with
 * different queries.
 */
export async function keptList(lang: Lang): Promise<ReactNode> {
  const kept = (await listSavedResponses()).filter(
    ({ document }) => document === textId || document === receiptId,
  );
  if (kept.length === 0) return null;
  await loadMessages(lang, ['errors']);
  return <KeptList kept={kept} />;
}
