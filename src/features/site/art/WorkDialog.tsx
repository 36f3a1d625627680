import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { useLang } from '@/i18n/lang';
import { directionOf } from '@/shared/languages';
import { Drawing } from '@/features/site/art/Drawing';
import { WorkFacts } from '@/features/site/art/WorkFacts';
import { workAfter, type Work } from '@/features/site/art/works';
import styles from '@/features/site/art/WorkDialog.module.css';

/** Id of the element that opens a work and gets the focus back when it closes. */
export const frameIdOf = (work: Work): string => `work-${work.id}`;

interface WorkDialogProps {
  /** The work on display; undefined closes the dialog. */
  work: Work | undefined;
  /** Requests another work, or none. */
  onShow: (work: Work | undefined) => void;
}

/** The direction of an arrow key: the next work is in reading direction. */
function stepOf(key: string, isRightToLeft: boolean): 1 | -1 | undefined {
  if (key === 'ArrowRight') return isRightToLeft ? -1 : 1;
  if (key === 'ArrowLeft') return isRightToLeft ? 1 : -1;
  return undefined;
}

interface InsideProps {
  work: Work;
  titleId: string;
  /** Requests the next or previous work. */
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

/** A work enlarged, with its rule. Arrow keys step through the works; closing returns the focus to its frame. */
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

  /** Steps from the last requested work, because the URL may not have caught up yet. */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keyboard and backdrop clicks, as in native dialogs
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onKeyDown={turn}
      onClose={() => {
        // The event comes later than the closing: the dialog may be open again.
        if (work && !dialog.current?.open) onShow(undefined);
      }}
      onCancel={(event) => {
        // The URL controls the dialog; closing it directly would put the two out of sync.
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
