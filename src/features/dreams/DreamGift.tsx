import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { GiftSteps } from '@/commerce/gift/GiftSteps';
import { ThanksFrom } from '@/commerce/gift/ThanksFrom';
import { thanksPart } from '@/commerce/gift/thanksPart';
import type { DreamQuery } from '@/data/generated/dreams';
import { isolate } from '@/i18n/isolate';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import styles from '@/features/dreams/DreamGift.module.css';
import words from '@/features/dreams/DreamWords.module.css';

type Gift = NonNullable<NonNullable<DreamQuery['dream']>['Gift']>;

/** Whose gift it is, as the giver or the dreamer reads it. */
function useTitle({ isOwn, senderName, recipientName, status }: Gift): string {
  const { t } = useTranslation('presents');
  if (isOwn) return recipientName ? t('dream.to', { name: isolate(recipientName) }) : t('dream.toSomebody');
  if (status === 'REDEEMED') return senderName ? t('from', { name: isolate(senderName) }) : t('title');
  return senderName ? t('dream.from', { name: isolate(senderName) }) : t('dream.fromSomebody');
}

/** The gift on a dream, from the promise to the thanks, on its owner's page and on the giver's. */
export function DreamGift({ gift }: { gift: Gift }) {
  const { t } = useTranslation('presents');
  const { isOwn, isReceived, recipientName, message, link, status, thanks } = gift;
  const title = useTitle(gift);
  const isWaiting = status === 'PURCHASED' || status === 'SENT';
  const url = new URL(link ?? '', globalThis.location.origin);
  return (
    <Card title={title}>
      <GiftSteps gift={gift} />
      {message !== null && (
        <blockquote className={`${styles.message} ${words.text}`} dir="auto">
          {message}
        </blockquote>
      )}
      {!isOwn && isWaiting && link !== null && (
        <div className="cluster">
          <ButtonLink variant="primary" to={url.pathname + url.hash}>
            {t('dream.open')}
          </ButtonLink>
        </div>
      )}
      {isReceived && !isOwn && (
        <Suspense>
          <thanksPart.Part gift={gift} />
        </Suspense>
      )}
      {isOwn && thanks !== null && <ThanksFrom name={recipientName} thanks={thanks} />}
    </Card>
  );
}
