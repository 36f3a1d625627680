import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import styles from '@/ui/media/PictureDialog.module.css';

/** How many times as wide as the window the picture can be. */
const sizes = [1, 2, 3] as const;

interface PictureDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the picture shows. */
  title: string;
  href: string;
  words: { readonly larger: string; readonly smaller: string };
}

/** A picture as large as the window, and larger: then it is scrolled. */
export function PictureDialog({ open, onClose, title, href, words }: PictureDialogProps) {
  const [at, setAt] = useState(0);
  const last = sizes.length - 1;
  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      title={<bdi>{title}</bdi>}
      actions={
        <>
          <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
            {words.smaller}
          </Button>
          <Button disabled={at === last} onClick={() => setAt(at + 1)}>
            {words.larger}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the arrow keys */}
      <div className={styles.frame} role="group" aria-label={title} tabIndex={0}>
        <img className={styles.picture} data-size={sizes[at]} src={href} alt={title} />
      </div>
    </Dialog>
  );
}
