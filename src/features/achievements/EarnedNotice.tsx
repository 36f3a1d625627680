import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { knownAchievements, type AnsweredAchievements } from '@/features/achievements/achievements';
import { markSeen, reportSeen } from '@/features/achievements/reportSeen';
import styles from '@/features/achievements/EarnedNotice.module.css';

/** Any beyond these are counted rather than named. */
const maxNames = 3;

interface EarnedNoticeProps {
  answered: AnsweredAchievements;
  /** A link to all achievements, except on their own page. */
  action?: ReactNode;
}

/** Announces newly earned achievements once; renders nothing if there are none. */
export function EarnedNotice({ answered, action }: EarnedNoticeProps) {
  const { t } = useTranslation('achievements');
  const { list } = useFormat();
  const lang = useLang();
  const place = useRef<HTMLDivElement>(null);
  const [isClosed, setClosed] = useState(false);
  const fresh = knownAchievements(answered)
    .filter(({ isNew }) => isNew)
    .map(({ key }) => key);

  const shown = useEffectEvent(() => void reportSeen(lang, fresh));
  const isAny = fresh.length > 0;
  const left = useEffectEvent(() => markSeen(lang, fresh));
  useEffect(() => {
    if (!isAny) return undefined;
    shown();
    return left;
  }, [isAny]);

  if (!isAny) return null;
  const names = fresh.slice(0, maxNames).map((key) => isolate(t(`badges.${key}.name`)));
  const rest = fresh.length - names.length;
  const close = (): void => {
    setClosed(true);
    // The close button that had the focus is gone.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={isClosed ? styles.closed : undefined}>
      {!isClosed && (
        <Notice
          kind="success"
          title={t('notice.title', {
            names: list(rest > 0 ? [...names, t('notice.more', { count: rest })] : names),
          })}
          actions={
            <>
              {action}
              <Button onClick={close}>{t('notice.close')}</Button>
            </>
          }
        />
      )}
    </div>
  );
}
