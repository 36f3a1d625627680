import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '@/ui/icons';
import styles from '@/ui/Dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button or a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the end, the main one last in reading order. */
  actions?: ReactNode;
}

/** The platform's modal dialog: it keeps the focus inside and gives it back when it closes. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const { t } = useTranslation('forms');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  /** What had the focus before. */
  const opener = useRef<Element>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) {
      opener.current = document.activeElement;
      element?.showModal();
    }
    if (!open && element?.open) {
      element.close();
      opener.current = null;
    }
  }, [open]);

  // The platform gives the focus back when it closes, but not when it is taken away while it is open.
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    [],
  );

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={() => {
        if (open) onClose();
      }}
      onCancel={(event) => {
        // The owner of `open` decides; closing by itself would leave the two apart.
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={t('dialog.close')} onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        <div className={styles.content}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
