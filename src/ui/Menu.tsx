import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styles from '@/ui/Menu.module.css';

interface MenuProps {
  /** The content of the button. */
  face: ReactNode;
  /** The button's accessible name; its content by default. */
  label?: string | undefined;
  /** Rendered only while the panel is open. */
  children: ReactNode;
  className?: string | undefined;
  /** Called when the button is pointed at, touched or focused, to load what the panel needs. */
  prepare?: (() => void) | undefined;
}

/** A button with a panel below it. Escape, a click or focus elsewhere, and navigation close it. */
export function Menu({ face, label, children, className, prepare }: MenuProps) {
  const id = useId();
  const { key } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Tied to the page it was opened on, so that navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const leave = (): void => {
      setOpenAt(undefined);
      button.current?.focus();
    };
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenAt(undefined);
    };
    document.addEventListener('pointerdown', closeOutside, { signal: stop.signal });
    document.addEventListener('focusin', closeOutside, { signal: stop.signal });
    document.addEventListener('keydown', ({ key: pressed }) => pressed === 'Escape' && leave(), {
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [isOpen]);

  return (
    <div ref={root} className={[styles.menu, className].filter(Boolean).join(' ')}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        {face}
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
