import { pictureAt, pictureFormats, pictureHref, sourceSet, type Picture as Known } from '@/shared/pictures';
import styles from '@/ui/Picture.module.css';

interface PictureProps {
  /** As the API returns it; nothing is shown for anything else. */
  address: string | null | undefined;
  /** A different picture for narrow screens. */
  narrow?: string | null;
  /** The displayed width, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** `cover` fills a 3:2 area, `round` a circle. */
  shape?: 'own' | 'cover' | 'round';
  /** Whether it's near the top of the page. */
  first?: boolean;
}

/**
 * Requests the picture before the rest of the document has arrived. React moves it to the head. Pages that the
 * application renders need none, and the browser would complain about those that are left before they have loaded.
 */
const preloadOf = ({ picture, sizes, media }: { picture: Known; sizes: string; media?: string }) => {
  const [format] = pictureFormats;
  return (
    <link
      rel="preload"
      as="image"
      type={`image/${format}`}
      media={media}
      href={pictureHref(picture.id, picture, format)}
      imageSrcSet={sourceSet(picture, format)}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
};

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

/** A decorative catalogue picture: the words next to it say the same. Its space is reserved while it loads. */
export function Picture({ address, narrow, sizes, shape = 'own', first = false }: PictureProps) {
  const picture = pictureAt(address);
  if (!picture) return null;
  const other = pictureAt(narrow);
  const isAhead = first && import.meta.env.SSR;
  const narrowOnly = '(max-width: 40rem)';
  return (
    <picture className={first ? styles.frame : `${styles.frame} ${styles.later}`}>
      {isAhead && other && preloadOf({ picture: other, sizes, media: narrowOnly })}
      {isAhead && preloadOf({ picture, sizes, ...(other && { media: `not all and ${narrowOnly}` }) })}
      {other && sourcesOf({ picture: other, sizes, media: narrowOnly })}
      {sourcesOf({ picture, sizes })}
      <img
        className={`${styles.picture} ${styles[shape]}`}
        src={address ?? undefined}
        width={picture.width}
        height={picture.height}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        // Decoded in the frame that shows the text beside it; `async` would paint it a frame later.
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
