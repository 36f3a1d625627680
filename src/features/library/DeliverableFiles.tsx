import { useTranslation } from 'react-i18next';
import FileDown from 'lucide-react/icons/file-down';
import type { LibraryItemQuery } from '@/data/generated/library';
import { fileSize } from '@/features/library/fileSize';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { isPlayable, Player } from '@/ui/media/Player';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/library/Deliverables.module.css';

type File = NonNullable<LibraryItemQuery['libraryItem']>['Deliverables'][number]['Files'][number];

/** The file extension in upper case, such as `EPUB`. */
const formatOf = (name: string): string => (name.split('.').at(-1) ?? name).toUpperCase();

/** A deliverable's formats to download, with a player if one of them is audio or video. */
export function DeliverableFiles({ title, files }: { title: string; files: readonly File[] }) {
  const { t } = useTranslation('library');
  const lang = useLang();
  const playable = files.find(({ mediaType }) => isPlayable(mediaType));
  return (
    <>
      {playable && <Player href={playable.href} mediaType={playable.mediaType} label={playable.name} />}
      <ul className="list cluster">
        {files.map(({ name, size, href }) => (
          <li key={name}>
            <a className={styles.link} href={href} download={name}>
              <FileDown size={18} aria-hidden="true" />
              <VisuallyHidden>{t('download', { title: isolate(title) })}</VisuallyHidden>
              <bdi>{formatOf(name)}</bdi>
              <span className="muted">{fileSize(lang, size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
