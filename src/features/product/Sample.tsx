import { languageOf, directionOf, isLang } from '@/shared/languages';
import styles from '@/features/product/ProductView.module.css';
import type { ProductPage } from '@/features/product/product';

type SampleOf = NonNullable<ProductPage['Sample']>;

function Shown({ href, mediaType, title }: NonNullable<SampleOf['file']> & { title: string }) {
  if (mediaType.startsWith('image/'))
    return <img className={styles.image} src={href} alt={title} width={640} height={480} loading="lazy" />;
  const Media = mediaType.startsWith('audio/') ? 'audio' : 'video';
  return <Media className={styles.player} controls preload="none" src={href} aria-label={title} />;
}

/** A free sample of the product to read, listen to or watch. */
export function Sample({ sample: { title, text, file } }: { sample: SampleOf }) {
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.name}>
        <bdi>{title}</bdi>
      </figcaption>
      {file && <Shown {...file} title={title} />}
      {text && isLang(text.language) && (
        <div className={styles.opening} lang={languageOf(text.language).tag} dir={directionOf(text.language)}>
          {text.body.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </figure>
  );
}
