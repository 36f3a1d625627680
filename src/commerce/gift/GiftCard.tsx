import type { ReactNode } from 'react';
import { Picture } from '@/ui/Picture';
import styles from '@/commerce/gift/GiftCard.module.css';

interface GiftCardProps {
  /** The heading, such as “A gift for Ada”. */
  title: ReactNode;
  /** Such as “From Grace”. */
  from?: ReactNode;
  message?: string | null | undefined;
  /** What is given. */
  product: ReactNode;
  /** The address of its cover. */
  cover: string | null | undefined;
  /** `page` for the page that the gift opens on, `list` among others, `preview` while it's written. */
  size?: 'page' | 'list' | 'preview';
  children?: ReactNode;
}

/** A gift as an object: its cover, whom it is for and from, the message, and what is given. */
export function GiftCard({ title, from, message, product, cover, size = 'list', children }: GiftCardProps) {
  return (
    <article className={`${styles.card} ${styles[size]}`}>
      <div className={styles.cover}>
        <Picture
          address={cover}
          sizes={size === 'page' ? '(max-width: 40rem) 90vw, 36rem' : '20rem'}
          shape="cover"
          first={size === 'page'}
        />
        <span className={styles.ribbon} aria-hidden="true" />
      </div>
      <div className={styles.words}>
        {title}
        {from && <p className={styles.from}>{from}</p>}
        {message && (
          <blockquote className={styles.message} dir="auto">
            {message}
          </blockquote>
        )}
        <p className={styles.product}>{product}</p>
        {children}
      </div>
    </article>
  );
}
