import { pictureAt, pictureFormats, sourceSet, type Picture as Known } from '@/shared/pictures';
import styles from '@/ui/Picture.module.css';

interface PictureProps {
  /** As the contract gives it; nothing is shown for anything else. */
  address: string | null | undefined;
  /** Another one for narrow screens. */
  narrow?: string | null;
  /** How wide it is shown, as a browser takes it. */
  sizes: string;
  /** `cover` fills a place of three by two, `round` a circle. */
  shape?: 'own' | 'cover' | 'round';
  /** Whether it is among the first things of a page. */
  first?: boolean;
}

const sourcesOf = ({ picture, sizes, media }: { picture: Known; sizes: string; media?: string }) =>
  pictureFormats.map((format) => (
    <source
      key={`${media} ${format}`}
      type={`image/${format}`}
      media={media}
      srcSet={sourceSet(picture, format)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
    />
  ));

/** A picture of the catalogue, beside words that say the same. Its place is kept until it is there. */
export function Picture({ address, narrow, sizes, shape = 'own', first = false }: PictureProps) {
  const picture = pictureAt(address);
  if (!picture) return null;
  const other = pictureAt(narrow);
  return (
    <picture className={first ? styles.frame : `${styles.frame} ${styles.later}`}>
      {other && sourcesOf({ picture: other, sizes, media: '(max-width: 40rem)' })}
      {sourcesOf({ picture, sizes })}
      <img
        className={`${styles.picture} ${styles[shape]}`}
        src={address ?? undefined}
        width={picture.width}
        height={picture.height}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
