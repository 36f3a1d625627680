import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { directionOf } from '@/shared/languages';
import { Link } from '@/ui/Link';
import { Thumbnail } from '@/ui/Thumbnail';
import bodyStyles from '@/features/site/orrery/bodies.module.css';
import styles from '@/features/site/orrery/Orrery.module.css';

/** Something that can be bought or read. */
export interface Good {
  readonly id: string;
  readonly name: string;
  /** Its price, or what it is. */
  readonly label: string;
  readonly picture: string | null | undefined;
  /** Its page. */
  readonly to: string;
}

/** Whether a click asks for a new tab or window. */
const isForBrowser = ({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  metaKey || altKey || ctrlKey || shiftKey;

interface GoodsProps {
  goods: readonly Good[];
  onOpen: ((id: string) => void) | undefined;
}

/** Covers on the outermost orbit. Each opens in place; without script, or in a new tab, it's a link to its page. */
export function Goods({ goods, onOpen }: GoodsProps) {
  const { t } = useTranslation('landing');
  const lang = useLang();
  if (goods.length === 0) return null;
  return (
    <ul className={styles.list} dir={directionOf(lang)} aria-label={t('orrery.goods')}>
      {goods.map((good) => (
        <li key={good.id} className={`${bodyStyles.place} ${bodyStyles.outer}`}>
          <Link
            className={`${styles.body} ${styles.good}`}
            to={good.to}
            preloadInView={false}
            aria-haspopup={onOpen && 'dialog'}
            aria-label={`${good.name}: ${good.label}`}
            onClick={(event) => {
              if (!onOpen || isForBrowser(event)) return;
              event.preventDefault();
              onOpen(good.id);
            }}
          >
            <span className={styles.cover}>
              <Thumbnail address={good.picture} />
            </span>
            <span className={styles.price}>
              <span>{good.label}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
