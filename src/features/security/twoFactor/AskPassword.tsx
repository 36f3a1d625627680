import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { ButtonVariant } from '@/ui/Button';
import type { Result } from '@/ui/form/result';
import { PasswordConfirmation } from '@/features/security/PasswordConfirmation';
import styles from '@/features/security/twoFactor/TwoFactor.module.css';

interface AskPasswordProps {
  email: string | null;
  title: string;
  /** What happens after entering the password. */
  children: ReactNode;
  action: string;
  variant?: ButtonVariant;
  onConfirm: (password: string) => Promise<Result<unknown>>;
  onCancel: () => void;
}

/**
 * Asks for the password before changing the second factor. The field takes over the focus from the button that opened
 * it.
 */
export function AskPassword({ title, children, ...confirmation }: AskPasswordProps) {
  const id = useId();
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.querySelector<HTMLElement>('[name="password"]')?.focus(), []);
  return (
    <div ref={step} className="grid gap-3" role="group" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <div id={`${id}-text`}>{children}</div>
      <PasswordConfirmation {...confirmation} />
    </div>
  );
}
