import { useState } from 'react';
import { initialsOf } from '@/ui/initials';
import { PersonIcon } from '@/ui/icons';
import styles from '@/features/profile/avatar/AvatarPicture.module.css';

interface AvatarPictureProps {
  /** The address of the picture; initials are shown when there is none or it cannot be loaded. */
  src: string | null;
  name: string | null;
  alt: string;
  /** Whether it is only a preview so far. */
  isPending: boolean;
}

/** A person's picture, round, on its orbit. */
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
