import { useTranslation } from 'react-i18next';
import { languageOf, directionOf, isLang } from '@/shared/languages';
import { isPlayable, Player } from '@/ui/media/Player';
import type { ProductPage } from '@/features/product/product';
import { ReadSample } from '@/features/product/ReadSample';
import styles from '@/features/product/Sample.module.css';
import { SamplePicture } from '@/features/product/SamplePicture';

export type SampleOf = NonNullable<ProductPage['Sample']>;

/** The beginning of a text, with the way to read on. */
function Opening({ sample: { title, text, hasExcerpt }, page }: { sample: SampleOf; page: ProductPage }) {
  const { t } = useTranslation('product');
  if (!text || !isLang(text.language)) return null;
  return (
    <>
      <div
        className={hasExcerpt ? `${styles.opening} ${styles.fading}` : styles.opening}
        lang={languageOf(text.language).tag}
        dir={directionOf(text.language)}
      >
        {text.body.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {hasExcerpt && (
        <ReadSample product={page.Product} title={title}>
          {t('look.read')}
        </ReadSample>
      )}
    </>
  );
}

/** A free sample of the product to read, listen to, watch or look at. */
export function Sample({ sample, page }: { sample: SampleOf; page: ProductPage }) {
  const { title, file } = sample;
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.name}>
        <bdi>{title}</bdi>
      </figcaption>
      {file &&
        (isPlayable(file.mediaType) ? (
          <Player {...file} label={title} poster={page.Product.imageWeb ?? undefined} />
        ) : (
          <SamplePicture href={file.href} title={title} />
        ))}
      <Opening sample={sample} page={page} />
    </figure>
  );
}
