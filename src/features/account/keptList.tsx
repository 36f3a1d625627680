import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { idOf } from '@/data/documentId';
import { LibraryTextDocument } from '@/data/generated/library';
import { ReceiptDocument } from '@/data/generated/payments';
import { listKept, type KeptAbout } from '@/data/kept';
import { loadMessages } from '@/i18n/loadMessages';
import type { Lang } from '@/shared/languages';
import { Link } from '@/ui/Link';
import styles from '@/features/account/keptList.module.css';

const textId = idOf(LibraryTextDocument);
const receiptId = idOf(ReceiptDocument);

function KeptList({ kept }: { kept: readonly KeptAbout[] }) {
  const { t } = useTranslation('errors');
  return (
    <section className={styles.kept} aria-labelledby="kept-reading">
      <h2 id="kept-reading">{t('kept.title')}</h2>
      <ul>
        {kept.map(({ document, path, title }) => (
          <li key={path}>
            <Link to={path}>
              {document === receiptId ? t('kept.receipt', { number: Number(title) }) : <bdi>{title}</bdi>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to what is kept; nothing where nothing is. Of another build, only what this one asks for in the same way. */
export async function keptList(lang: Lang): Promise<ReactNode> {
  const kept = (await listKept()).filter(({ document }) => document === textId || document === receiptId);
  if (kept.length === 0) return null;
  await loadMessages(lang, ['errors']);
  return <KeptList kept={kept} />;
}
