import { useTranslation } from 'react-i18next';
import { LongDocument } from '@/features/terms/LongDocument';
import { useFormat } from '@/i18n/format';
import { PageMeta } from '@/ui/PageMeta';

const day = '2026-11-01';
const sections = ['who', 'what', 'why', 'cookies', 'sharing', 'time', 'rights', 'changes'] as const;

/** Which data is kept, why, and for how long. */
export function Component() {
  const { t } = useTranslation('privacy');
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
