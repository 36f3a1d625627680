import { Picture } from '@/ui/Picture';
import styles from '@/features/researches/PlatformLogo.module.css';

/** The sign of where a research was published, or of its subject; its name is beside it. */
export function PlatformLogo({ address }: { address: string | null }) {
  if (address === null) return null;
  return (
    <span className={styles.logo}>
      <Picture address={address} sizes="1.5rem" shape="round" />
    </span>
  );
}
