import { useTranslation } from 'react-i18next';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import Package from 'lucide-react/icons/package';
import type { DreamSubject } from '@/session/deviceDreams';
import { Link } from '@/ui/Link';
import { Money } from '@/ui/Money';
import styles from '@/features/dreams/SubjectLine.module.css';

const icons = { product: Package, plan: CalendarHeart, research: BookOpen } as const;

interface SubjectLineProps {
  subject: DreamSubject;
  /** Link to its page. */
  to?: string | undefined;
  /** Its price; null if it can't be bought, undefined if unknown. */
  price?: { amount: string; currency: string } | null | undefined;
}

/** What a dream is about, with its kind and price. */
export function SubjectLine({ subject, to, price }: SubjectLineProps) {
  const { t } = useTranslation('dreams');
  const Icon = icons[subject.kind];
  return (
    <p className={styles.line}>
      <Icon className={styles.icon} size={18} aria-hidden="true" />
      <span className={styles.words}>
        <span className="muted small">{t(`kind.${subject.kind}`)}</span>
        {to === undefined ? (
          <bdi>{subject.title}</bdi>
        ) : (
          <Link className={styles.link} to={to}>
            <bdi>{subject.title}</bdi>
          </Link>
        )}
      </span>
      {price && (
        <span className={styles.price}>
          <Money amount={price.amount} currency={price.currency} label={t('priceLabel')} />
        </span>
      )}
      {price === null && subject.kind !== 'research' && <span className="muted small">{t('notSold')}</span>}
    </p>
  );
}
