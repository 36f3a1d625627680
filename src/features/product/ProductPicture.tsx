import { pictureSize, productPicture } from '@/shared/productPicture';
import styles from '@/features/product/ProductPicture.module.css';

const center = { cx: pictureSize.width / 2, cy: pictureSize.height / 2 };

/** A product's generated picture. Derived from the slug, so it looks the same everywhere. */
export function ProductPicture({ slug }: { slug: string }) {
  const { hue, bodies } = productPicture(slug);
  // A presentation attribute, because the content security policy blocks inline styles.
  const color = `oklch(0.64 0.13 ${hue})`;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${pictureSize.width} ${pictureSize.height}`}
      aria-hidden="true"
    >
      {bodies.map(({ orbit, x, y, radius }) => (
        <g key={orbit}>
          <circle className={styles.orbit} {...center} r={orbit} />
          <circle fill={color} cx={x} cy={y} r={radius} />
        </g>
      ))}
      <circle className={styles.sun} {...center} r={26} />
    </svg>
  );
}
