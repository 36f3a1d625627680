import { useTranslation } from 'react-i18next';
import { isFinished, ShelfProgress, type ShelfItem } from '@/features/library/ShelfProgress';
import { ShelfCover } from '@/features/library/ShelfCover';
import { useSentProgress } from '@/features/library/useProgress';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { CardLink } from '@/ui/layout/CardLink';
import styles from '@/features/library/Shelf.module.css';

/** What one is reading or has just bought: opens at the text to go on with. */
function Lead({ item }: { item: ShelfItem }) {
  const { t } = useTranslation('library');
  const lang = useLang();
  const { id, Product, openedAt, nextId, isNextText } = item;
  const page = paths.libraryItem.href(lang, id);
  const isBegun = openedAt !== null && !isFinished(item);
  const to = isBegun && nextId !== null && isNextText ? `${page}/${encodeURIComponent(nextId)}` : page;
  const action = isBegun ? 'continue' : 'open';
  return (
    <article className={styles.lead}>
      <div className={styles.leadCover}>
        <ShelfCover
          first
          title={Product.title}
          address={Product.imageWeb}
          sizes="(max-width: 40rem) 90vw, 20rem"
        />
      </div>
      <div className={styles.leadWords}>
        <h2 className={styles.leadTitle}>
          <bdi>{Product.title}</bdi>
        </h2>
        <ShelfProgress item={item} />
        <div className="cluster">
          <ButtonLink
            variant="primary"
            to={to}
            aria-label={t(action === 'open' ? 'openOf' : 'continueOf', { title: isolate(Product.title) })}
          >
            {t(action)}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function Item({ item }: { item: ShelfItem }) {
  const lang = useLang();
  const { id, Product } = item;
  return (
    <li className={styles.item}>
      <ShelfCover title={Product.title} address={Product.imageWeb} sizes="(max-width: 40rem) 45vw, 12rem" />
      <h3 className={styles.title}>
        <CardLink to={paths.libraryItem.href(lang, id)}>
          <bdi>{Product.title}</bdi>
        </CardLink>
      </h3>
      <ShelfProgress item={item} />
    </li>
  );
}

/** Everything the reader can open, with its cover: what they are reading or have just bought first. */
export function Shelf({ items }: { items: readonly ShelfItem[] }) {
  const { t } = useTranslation('library');
  useSentProgress();
  // What is finished makes room for what isn't.
  const lead = items.find((item) => !isFinished(item)) ?? items[0];
  if (!lead) return null;
  const others = items.filter((item) => item !== lead);
  return (
    <section className={styles.shelf} aria-label={t('shelf.label')}>
      <Lead item={lead} />
      {others.length > 0 && (
        <ul className={styles.items}>
          {others.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}
