import { Picture } from '@/ui/Picture';
import { pictureAt } from '@/shared/pictures';
import styles from '@/features/library/Shelf.module.css';

interface ShelfCoverProps {
  title: string;
  address: string | null | undefined;
  sizes: string;
  first?: boolean;
}

/** The cover of an item, or its first letter if it has none. */
export function ShelfCover({ title, address, sizes, first = false }: ShelfCoverProps) {
  if (pictureAt(address)) return <Picture address={address} sizes={sizes} shape="cover" first={first} />;
  return (
    <div className={styles.letter} aria-hidden="true">
      <span>{/\p{L}/u.exec(title)?.[0]}</span>
    </div>
  );
}
