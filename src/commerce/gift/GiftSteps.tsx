import { useTranslation } from 'react-i18next';
import Check from 'lucide-react/icons/check';
import { useFormat } from '@/i18n/format';
import styles from '@/commerce/gift/GiftSteps.module.css';

/** A gift on a dream, as its two sides see it. */
export interface DreamGift {
  readonly status: string;
  readonly createdAt: string;
  readonly redeemedAt: string | null;
  readonly thankedAt: string | null;
}

/** The steps of a gift, from the promise to the thanks, with the days on which they happened. */
const stepsOf = ({ status, createdAt, redeemedAt, thankedAt }: DreamGift) =>
  [
    { name: 'promised', on: createdAt, isDone: true },
    { name: 'sent', on: null, isDone: status === 'SENT' || status === 'REDEEMED' },
    { name: 'redeemed', on: redeemedAt, isDone: status === 'REDEEMED' },
    { name: 'thanked', on: thankedAt, isDone: thankedAt !== null },
  ] as const;

/** How far a gift on a dream has come, on the dreamer's page and on the giver's. */
export function GiftSteps({ gift }: { gift: DreamGift }) {
  const { t } = useTranslation('presents');
  const { date } = useFormat();
  const steps = stepsOf(gift);
  const current = steps.findLast(({ isDone }) => isDone);
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {steps.map((step) => (
        <li
          key={step.name}
          className={step.isDone ? styles.done : styles.step}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {step.isDone && <Check size={14} strokeWidth={3} />}
          </span>
          <span>{t(`steps.${step.name}`)}</span>
          {step.on !== null && (
            <time className="muted small" dateTime={step.on}>
              {date(step.on)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
