import { useTranslation } from 'react-i18next';
import FileDown from 'lucide-react/icons/file-down';
import type { LibraryItemQuery } from '@/data/generated/library';
import { fileSize } from '@/features/library/fileSize';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import styles from '@/features/library/Deliverables.module.css';

type Archive = NonNullable<NonNullable<LibraryItemQuery['libraryItem']>['Archive']>;

/** Downloads all of an item's files as one archive. */
export function DownloadAll({ archive: { name, size, href } }: { archive: Archive }) {
  const { t } = useTranslation('library');
  const lang = useLang();
  return (
    <div className="cluster">
      <a className={styles.link} href={href} download={name}>
        <FileDown size={18} aria-hidden="true" />
        <span>{t('downloadAll', { size: isolate(fileSize(lang, size)) })}</span>
      </a>
    </div>
  );
}
