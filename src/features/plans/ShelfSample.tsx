import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductPageDocument, type ProductPageQuery } from '@/data/generated/public/product';
import { query } from '@/data/query';
import styles from '@/features/plans/ShelfPanel.module.css';
import { useLang } from '@/i18n/lang';
import { directionOf, isLang, languageOf, type Lang } from '@/shared/languages';
import { isPlayable, Player } from '@/ui/media/Player';

type Sample = NonNullable<NonNullable<ProductPageQuery['productPage']>['Sample']>;

/** What anyone may read, hear or see of a title; nothing if it can't be loaded. */
async function sampleOf(lang: Lang, slug: string): Promise<Sample | undefined> {
  try {
    const { productPage } = await query(ProductPageDocument, { lang, variables: { product: slug } });
    return productPage?.Sample ?? undefined;
  } catch (error) {
    console.info('A sample could not be loaded', error);
    return undefined;
  }
}

function File({ file: { href, mediaType }, title }: { file: NonNullable<Sample['file']>; title: string }) {
  if (isPlayable(mediaType)) return <Player href={href} mediaType={mediaType} label={title} />;
  return <img className={styles.image} src={href} alt={title} width={640} height={480} loading="lazy" />;
}

/** The beginning of a title, in place. */
export function ShelfSample({ slug }: { slug: string }) {
  const { t } = useTranslation('landing');
  const lang = useLang();
  const [loading] = useState(() => sampleOf(lang, slug));
  const sample = use(loading);
  if (!sample) return null;
  const { title, file, text } = sample;
  return (
    <section className={styles.sample}>
      <h3 className={styles.name}>
        <span>{t('shelf.sample')}</span> <bdi className="muted">{title}</bdi>
      </h3>
      {file && <File file={file} title={title} />}
      {text && isLang(text.language) && (
        <div className={styles.opening} lang={languageOf(text.language).tag} dir={directionOf(text.language)}>
          {text.body.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </section>
  );
}
