import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { partCount, type ProfilePart } from '@/features/profile/missingParts';
import styles from '@/features/profile/MissingPartsCard.module.css';

/** One body per part of the profile; those filled in light up. Decorative only. */
function Row({ done }: { done: number }) {
  return (
    <svg className={styles.row} viewBox={`0 0 ${partCount * 24} 16`} fill="none" aria-hidden="true">
      <path className={styles.line} d={`M4 8H${partCount * 24 - 4}`} />
      {Array.from({ length: partCount }, (_, index) => (
        <circle
          key={index}
          className={index < done ? styles.done : styles.open}
          cx={12 + index * 24}
          cy="8"
          r={index < done ? 6 : 4.5}
        />
      ))}
    </svg>
  );
}

/** Lists what is missing in the profile, with a link to fill it in; renders nothing if complete. */
export function MissingPartsCard({ missing }: { missing: readonly ProfilePart[] }) {
  const { t } = useTranslation('profile');
  const { number, list } = useFormat();
  const lang = useLang();
  const done = partCount - missing.length;
  if (missing.length === 0) return null;
  return (
    <Card title={t('missing.title')}>
      <p className={styles.count}>{t('missing.count', { done: number(done), total: number(partCount) })}</p>
      <Row done={done} />
      <p className="muted">
        {t('missing.parts', { parts: list(missing.map((part) => t(`missing.part.${part}`))) })}
      </p>
      <div>
        <ButtonLink to={paths.profileGeneral.href(lang)}>{t('missing.fillIn')}</ButtonLink>
      </div>
    </Card>
  );
}
