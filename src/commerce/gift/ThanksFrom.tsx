import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import styles from '@/commerce/gift/Thanks.module.css';

/** What the person who redeemed a gift wrote to its giver. */
export function ThanksFrom({ name, thanks }: { name: string | null; thanks: string }) {
  const { t } = useTranslation('presents');
  return (
    <figure className={styles.thanks}>
      <figcaption>
        {name === null ? t('thank.fromSomebody') : t('thank.from', { name: isolate(name) })}
      </figcaption>
      <blockquote dir="auto">{thanks}</blockquote>
    </figure>
  );
}
