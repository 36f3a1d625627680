import { pictureAt, pictureHref, sizesOf } from '@/shared/pictures';
import styles from '@/ui/Picture.module.css';

/** A decorative catalogue picture as a small circle, in the smallest size in which it's served. */
export function Thumbnail({ address }: { address: string | null | undefined }) {
  const picture = pictureAt(address);
  const [size] = picture ? sizesOf(picture) : [];
  if (!picture || !size) return null;
  return (
    <img
      className={`${styles.picture} ${styles.round} ${styles.later}`}
      src={pictureHref(picture.id, size, 'webp')}
      width={size.width}
      height={size.height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
