import { Link } from '@/ui/Link';
import styles from '@/features/auth/AuthForm.module.css';

/** A question with a link, such as from logging in to registering and back. */
export function AuthPrompt({ question, to, children }: { question: string; to: string; children: string }) {
  return (
    <p className={styles.other}>
      <span>{question}</span> <Link to={to}>{children}</Link>
    </p>
  );
}
