import styles from '@/ui/media/Player.module.css';

interface PlayerProps {
  href: string;
  /** Of audio or video. */
  mediaType: string;
  /** Its accessible name. */
  label: string;
  /** The picture that a video shows before it is played. */
  poster?: string | undefined;
}

/** Whether a file can be played in place. */
export const isPlayable = (mediaType: string): boolean => /^(?:audio|video)\//.test(mediaType);

/** Plays audio or video in place; nothing is loaded until then. */
export function Player({ href, mediaType, label, poster }: PlayerProps) {
  const Media = mediaType.startsWith('audio/') ? 'audio' : 'video';
  return (
    <Media
      className={styles.player}
      controls
      preload="none"
      src={href}
      aria-label={label}
      {...(Media === 'video' && { poster, playsInline: true })}
    />
  );
}
