import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '@/ui/icons';
import { fitVisible } from '@/ui/fitVisible';
import styles from '@/ui/Dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Requested by Escape, the close button or a click outside the dialog. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** For what is read or looked at. */
  wide?: boolean;
  /** Buttons at the end, the main one last in reading order. */
  actions?: ReactNode;
}

/** The platform's modal dialog: traps the focus and restores it on close. */
export function Dialog({ open, onClose, title, children, wide = false, actions }: DialogProps) {
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

  useEffect(() => (open && dialog.current ? fitVisible(dialog.current) : undefined), [open]);

  // The platform restores the focus on close, but not when the dialog is unmounted while open.
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    [],
  );

  return (
    <dialog
      ref={dialog}
      className={wide ? styles.wide : styles.dialog}
      aria-labelledby={id}
      onClose={() => {
        // The event comes later than the closing: the dialog may be open again.
        if (open && !dialog.current?.open) onClose();
      }}
      onCancel={(event) => {
        // The owner of `open` decides: closing on its own would get out of sync with it.
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
