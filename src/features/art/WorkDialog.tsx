import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { useLang } from '@/i18n/lang';
import { directionOf } from '@/shared/languages';
import { Drawing } from '@/features/art/Drawing';
import { WorkFacts } from '@/features/art/WorkFacts';
import { workAfter, type Work } from '@/features/art/works';
import styles from '@/features/art/WorkDialog.module.css';

/** The element that opens a work and has the focus again when it closes. */
export const frameIdOf = (work: Work): string => `work-${work.id}`;

interface WorkDialogProps {
  /** What is on show; the dialog is closed without one. */
  work: Work | undefined;
  /** Asks for another work, or for none. */
  onShow: (work: Work | undefined) => void;
}

/** Which way an arrow key leads: with the reading direction to the next. */
function stepOf(key: string, isRightToLeft: boolean): 1 | -1 | undefined {
  if (key === 'ArrowRight') return isRightToLeft ? -1 : 1;
  if (key === 'ArrowLeft') return isRightToLeft ? 1 : -1;
  return undefined;
}

interface InsideProps {
  work: Work;
  titleId: string;
  /** Asks for the next work or the one before. */
  onLead: (step: 1 | -1) => void;
  onClose: () => void;
}

function Inside({ work, titleId, onLead, onClose }: InsideProps) {
  const { t } = useTranslation('projectArt');
  return (
    <div className={styles.inside}>
      <div className={styles.sheet}>
        <Drawing id={work.id} />
      </div>
      <div className={styles.words}>
        <div aria-live="polite">
          <h2 id={titleId}>{t(`works.${work.id}.title`)}</h2>
          <p className="muted">
            <WorkFacts work={work} />
          </p>
          <div className={styles.rule}>
            <h3 className={styles.ruleTitle}>{t('gallery.rule')}</h3>
            <p>{t(`works.${work.id}.rule`)}</p>
          </div>
        </div>
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.button}
            aria-label={t('gallery.previous')}
            onClick={() => onLead(-1)}
          >
            <ArrowLeft className={styles.arrow} size={20} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={t('gallery.next')}
            onClick={() => onLead(1)}
          >
            <ArrowRight className={styles.arrow} size={20} aria-hidden="true" />
          </button>
          <button type="button" className={styles.button} aria-label={t('gallery.close')} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </button>
        </div>
      </div>
    </div>
  );
}

/** A work large, with its rule; arrow keys lead on, and the frame it hangs in gets the focus back. */
export function WorkDialog({ work, onShow }: WorkDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useRef<Work>(undefined);
  const isRightToLeft = directionOf(useLang()) === 'rtl';

  useEffect(() => {
    const element = dialog.current;
    if (work && !element?.open) element?.showModal();
    if (!work && element?.open) {
      element.close();
      if (shown.current) document.getElementById(frameIdOf(shown.current))?.focus();
    }
    shown.current = work;
  }, [work]);

  /** From what was asked for last: the address may still be on its way to it. */
  const lead = (step: 1 | -1) => {
    const next = shown.current && workAfter(shown.current, step);
    shown.current = next;
    onShow(next);
  };
  const turn = (event: KeyboardEvent) => {
    const step = stepOf(event.key, isRightToLeft);
    if (!work || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    lead(step);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and a press beside it, as the platform's own dialogs have them
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onKeyDown={turn}
      onClose={() => {
        if (work) onShow(undefined);
      }}
      onCancel={(event) => {
        // The address decides; closing by itself would leave the two apart.
        event.preventDefault();
        onShow(undefined);
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onShow(undefined);
      }}
    >
      {work && <Inside work={work} titleId={titleId} onLead={lead} onClose={() => onShow(undefined)} />}
    </dialog>
  );
}
