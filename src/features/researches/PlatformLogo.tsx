import { Picture } from '@/ui/Picture';
import styles from '@/features/researches/PlatformLogo.module.css';

/** Logo of the publishing platform or the subject. Its name is next to it. */
export function PlatformLogo({ address }: { address: string | null }) {
  if (address === null) return null;
  return (
    <span className={styles.logo}>
      <Picture address={address} sizes="1.5rem" shape="round" />
    </span>
  );
}
