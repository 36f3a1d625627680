import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { GiftCard } from '@/commerce/gift/GiftCard';
import type { PresentQuery } from '@/data/generated/presents';
import { isolate } from '@/i18n/isolate';
import { tabMemory } from '@/lib/tabMemory';
import { takeFocus } from '@/ui/takeFocus';
import { WrappedPresent } from '@/features/presents/WrappedPresent';
import styles from '@/features/presents/PresentCard.module.css';

export type Present = NonNullable<PresentQuery['present']>;

/** The gift that was unwrapped in this tab: it stays open. */
const tabUnwrapped = tabMemory('present.unwrapped', v.string());

interface PresentCardProps {
  present: Present;
  /** Whether the reader can redeem it, and unwraps it first. */
  isWrapped: boolean;
  children: ReactNode;
}

/** A gift as its receiver opens it: wrapped at first, then with its cover, message and product. */
export function PresentCard({ present, isWrapped, children }: PresentCardProps) {
  const { t } = useTranslation('presents');
  const { id, recipientName, senderName, message, Product, Tariff } = present;
  const [opened, setOpened] = useState(() => (tabUnwrapped.read() === id ? 'before' : undefined));
  const title = recipientName ? t('titleFor', { name: isolate(recipientName) }) : t('title');
  const from = senderName ? t('from', { name: isolate(senderName) }) : undefined;
  if (isWrapped && opened === undefined)
    return (
      <WrappedPresent
        title={title}
        from={from}
        onUnwrap={() => {
          tabUnwrapped.keep(id);
          setOpened('now');
        }}
      />
    );
  return (
    <div className={opened === 'now' ? styles.unwrapped : undefined}>
      <GiftCard
        size="page"
        title={
          <h1 ref={opened === 'now' ? takeFocus : null} tabIndex={-1}>
            {title}
          </h1>
        }
        from={from}
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
      >
        <div className={styles.actions}>{children}</div>
      </GiftCard>
    </div>
  );
}
