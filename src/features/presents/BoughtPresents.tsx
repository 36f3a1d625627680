import { useTranslation } from 'react-i18next';
import { GiftCard } from '@/commerce/gift/GiftCard';
import { GiftSteps } from '@/commerce/gift/GiftSteps';
import { ThanksFrom } from '@/commerce/gift/ThanksFrom';
import type { BoughtPresentFragment } from '@/data/generated/presents';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { ListSkeleton } from '@/ui/list/ListSkeleton';
import { Skeleton } from '@/ui/Skeleton';
import { StatusPill } from '@/ui/StatusPill';
import { boughtState, boughtTone } from '@/features/presents/boughtState';
import styles from '@/features/presents/BoughtPresents.module.css';
import { GiveAway } from '@/features/presents/GiveAway';

interface BoughtPresentsProps {
  presents: readonly BoughtPresentFragment[];
  /** Milliseconds since the Unix epoch. */
  now: number;
  /** Called once the link has been emailed. */
  onSent: () => void;
}

function Bought({
  present,
  now,
  onSent,
}: { present: BoughtPresentFragment } & Omit<BoughtPresentsProps, 'presents'>) {
  const { t } = useTranslation('presents');
  const { date } = useFormat();
  const lang = useLang();
  const { Product, Tariff, recipientName, senderName, message, thanks, link } = present;
  const state = boughtState(present, now);
  const day = state === 'taken' ? (present.redeemedAt ?? present.createdAt) : present.expiresAt;
  const name = isolate(recipientName ?? Product.title);
  return (
    <li className={styles.present}>
      <GiftCard
        title={
          <h2>
            <bdi>
              {recipientName ? t('bought.for', { name: isolate(recipientName) }) : t('bought.forSomebody')}
            </bdi>
          </h2>
        }
        from={senderName && t('from', { name: isolate(senderName) })}
        message={message}
        cover={Product.imageWeb}
        product={
          <>
            <bdi>{Product.title}</bdi>
            {Tariff && (
              <>
                <span>{'\u00a0· '}</span>
                <bdi>{Tariff.name}</bdi>
              </>
            )}
          </>
        }
      />
      <div className={styles.state}>
        <StatusPill tone={boughtTone[state]}>{t(`bought.state.${state}`)}</StatusPill>
        <p className="muted small">
          {t(`bought.text.${state}`, { date: date(day), dream: isolate(present.Dream?.title ?? '') })}
        </p>
        {present.Dream && <GiftSteps gift={present} />}
        {thanks !== null && <ThanksFrom name={recipientName} thanks={thanks} />}
        <p className="muted small">
          <time dateTime={present.createdAt}>{t('bought.on', { date: date(present.createdAt) })}</time>
        </p>
        {(state === 'expired' || state === 'returned') && (
          <Link
            to={
              state === 'expired'
                ? `${paths.about.href(lang)}#contact`
                : paths.productPayment.href(lang, Product.id)
            }
          >
            {t(state === 'expired' ? 'write' : 'bought.buyAgain')}
          </Link>
        )}
      </div>
      {link !== null && (state === 'waiting' || state === 'sent') && (
        <details className={styles.giveAway}>
          <summary aria-label={t(`bought.${state === 'sent' ? 'againOf' : 'giveOf'}`, { name })}>
            {t(`bought.${state === 'sent' ? 'again' : 'give'}`)}
          </summary>
          <div className={styles.ways}>
            <GiveAway presentId={present.id} link={link} onSent={onSent} />
          </div>
        </details>
      )}
    </li>
  );
}

/** Gifts bought: recipient, product, state, and how to pass on those not redeemed yet. */
export function BoughtPresents({ presents, ...rest }: BoughtPresentsProps) {
  return (
    <ul className="list">
      {presents.map((present) => (
        <Bought key={present.id} present={present} {...rest} />
      ))}
    </ul>
  );
}

/** Placeholder for the list of gifts. */
export function BoughtPresentsSkeleton() {
  const { t } = useTranslation('presents');
  return (
    <ListSkeleton label={t('bought.loading')} count={4} itemClassName={styles.present}>
      <div>
        <Skeleton shape="title" width="half" />
        <Skeleton width="long" />
      </div>
      <Skeleton width="half" />
    </ListSkeleton>
  );
}
