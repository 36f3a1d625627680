import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from '@/ui/Link';
import { Spinner } from '@/ui/Spinner';
import styles from '@/ui/Button.module.css';

/** `primary` is the screen's main action, `quiet` any other, `danger` what can't be undone. */
export type ButtonVariant = 'primary' | 'quiet' | 'danger';

interface Look {
  variant?: ButtonVariant;
  /** As wide as its container. */
  wide?: boolean;
}

const classOf = ({ variant = 'quiet', wide = false }: Look): string =>
  [styles.button, styles[variant], wide && styles.wide].filter(Boolean).join(' ');

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** While its action is running: shows a spinner, keeps the focus and ignores further clicks. */
  pending?: boolean;
}

/** A button; `type="button"` by default. */
export function Button({
  variant,
  wide,
  pending = false,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents the implicit submit when Enter is pressed in a field.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ variant, wide })}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {pending && <Spinner />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

export interface ButtonLinkProps extends Look, Omit<LinkProps, 'className'> {}

/** A link that looks like a button. Only for navigation, never for actions. */
export function ButtonLink({ variant, wide, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classOf({ variant, wide })} />;
}
