import { useTranslation } from 'react-i18next';
import { GiftCard } from '@/commerce/gift/GiftCard';
import type { PresentChoice } from '@/features/checkout/form/usePresent';
import { isolate } from '@/i18n/isolate';

/** The card that the recipient will open, while it is written. */
export function GiftPreview({ words, given }: Pick<PresentChoice, 'words' | 'given'>) {
  const { t } = useTranslation('payment');
  const name = words.recipientName.trim();
  const sender = words.senderName.trim();
  return (
    <section className="stack gap-1" aria-label={t('present.preview.label')}>
      <p className="muted small" aria-hidden="true">
        {t('present.preview.label')}
      </p>
      <GiftCard
        size="preview"
        title={
          <h3>
            {name === ''
              ? t('present.preview.title')
              : t('present.preview.titleFor', { name: isolate(name) })}
          </h3>
        }
        from={sender !== '' && t('present.preview.from', { name: isolate(sender) })}
        message={words.message.trim()}
        cover={given.imageWeb}
        product={<bdi>{given.title}</bdi>}
      />
    </section>
  );
}
