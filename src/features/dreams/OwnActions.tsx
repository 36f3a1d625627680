import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { canTransition, dreamTransitions, type DreamState, type OwnDreamState } from '@/shared/states';
import { Button } from '@/ui/Button';
import type { Dream } from '@/features/dreams/dreamFacts';
import styles from '@/features/dreams/OwnActions.module.css';

interface OwnActionsProps {
  dream: Dream;
  onMove: (to: OwnDreamState) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** The states a dream can be moved to, in button order. */
const targets = ['FULFILLED', 'OPEN', 'ARCHIVED'] as const;

/** The actions available to a dream's owner. */
export function OwnActions({ dream, onMove, onEdit, onRemove }: OwnActionsProps) {
  const { t } = useTranslation('dreams');
  const named = (action: string) => t('actions.named', { action, title: isolate(dream.title) });
  return (
    <div className={`cluster gap-1 ${styles.actions}`}>
      {targets
        .filter((to) => canTransition<DreamState>(dreamTransitions, dream.status, to))
        .map((to) => (
          <Button key={to} aria-label={named(t(`actions.${to}`))} onClick={() => onMove(to)}>
            {t(`actions.${to}`)}
          </Button>
        ))}
      <Button aria-label={named(t('actions.edit'))} onClick={onEdit}>
        {t('actions.edit')}
      </Button>
      <Button aria-label={named(t('actions.delete'))} onClick={onRemove}>
        {t('actions.delete')}
      </Button>
    </div>
  );
}
