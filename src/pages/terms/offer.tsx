import { useTranslation } from 'react-i18next';
import { LongDocument } from '@/features/terms/LongDocument';
import { useFormat } from '@/i18n/format';
import { PageMeta } from '@/ui/PageMeta';

const day = '2026-11-01';
const sections = ['parties', 'subject', 'price', 'renewal', 'refund', 'use', 'liability', 'law'] as const;

/** The terms on which memberships and editions are sold. */
export function Component() {
  const { t } = useTranslation('offer');
  const { date } = useFormat();
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <LongDocument
        title={t('title')}
        lead={t('lead')}
        version={t('version', { date: date(day) })}
        day={day}
        contents={t('contents')}
        print={t('print')}
        sections={sections.map((id) => ({
          id,
          title: t(`sections.${id}.title`),
          paragraphs: [t(`sections.${id}.a`), t(`sections.${id}.b`)],
        }))}
      />
    </>
  );
}
