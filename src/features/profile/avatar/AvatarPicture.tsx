import { useState } from 'react';
import { initialsOf } from '@/ui/initials';
import { PersonIcon } from '@/ui/icons';
import styles from '@/features/profile/avatar/AvatarPicture.module.css';

interface AvatarPictureProps {
  /** URL of the avatar; initials are shown if there is none or it fails to load. */
  src: string | null;
  name: string | null;
  alt: string;
  /** Whether it's only a preview. */
  isPending: boolean;
}

/** A user's round avatar on its orbit. */
export function AvatarPicture({ src, name, alt, isPending }: AvatarPictureProps) {
  const [broken, setBroken] = useState<string>();
  const initials = initialsOf(name ?? '');
  return (
    <div className={`${styles.orbit} ${isPending ? styles.pending : ''}`}>
      {src !== null && src !== broken ? (
        <img
          className={styles.picture}
          src={src}
          alt={alt}
          width="128"
          height="128"
          onError={() => setBroken(src)}
        />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initials || <PersonIcon size={52} />}
        </span>
      )}
    </div>
  );
}
