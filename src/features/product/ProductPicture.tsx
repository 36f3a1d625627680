import { pictureSize, productPicture } from '@/shared/productPicture';
import styles from '@/features/product/ProductPicture.module.css';

const center = { cx: pictureSize.width / 2, cy: pictureSize.height / 2 };

/** The drawing of a product: what is named by its slug looks the same everywhere. */
export function ProductPicture({ slug }: { slug: string }) {
  const { hue, bodies } = productPicture(slug);
  // An attribute: the page's policy refuses styles in line.
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
