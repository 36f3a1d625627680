import { useTranslation } from 'react-i18next';
import { LongDocument } from '@/features/site/terms/LongDocument';

const sections = ['parties', 'subject', 'price', 'renewal', 'refund', 'use', 'liability', 'law'] as const;

/** The terms of sale for memberships and editions. */
export function Component() {
  const { t } = useTranslation('offer');
  return (
    <LongDocument t={t} day="2026-11-01" version={(date) => t('version', { date })} sections={sections} />
  );
}
