import { useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useLang } from '@/i18n/lang';
import { keepProgress, sendProgress, type Place } from '@/features/library/pendingProgress';

/** How often a recording that plays reports how far it is, in seconds. */
const interval = 15;

interface MediaProgressProps {
  place: Place;
  /** How far it was played before, from 0 to 1. */
  start: number;
  /** A player. */
  children: ReactNode;
}

const isMedia = (target: EventTarget): target is HTMLMediaElement => target instanceof HTMLMediaElement;

/** Starts a recording where it was stopped, and records how far it is played. */
export function MediaProgress({ place, start, children }: MediaProgressProps) {
  const lang = useLang();
  const reportedAt = useRef(0);

  const report = (media: HTMLMediaElement) => {
    if (!Number.isFinite(media.duration) || media.duration === 0) return;
    reportedAt.current = media.currentTime;
    const progress = media.ended ? 1 : media.currentTime / media.duration;
    keepProgress({ ...place, progress: Math.min(1, progress), isDone: null });
    void sendProgress(lang);
  };
  const stopped = ({ target }: SyntheticEvent) => {
    if (isMedia(target)) report(target);
  };
  const played = ({ target }: SyntheticEvent) => {
    if (isMedia(target) && Math.abs(target.currentTime - reportedAt.current) >= interval) report(target);
  };
  const loaded = ({ target }: SyntheticEvent) => {
    if (!isMedia(target) || target.currentTime > 0 || start >= 0.95) return;
    if (Number.isFinite(target.duration)) target.currentTime = start * target.duration;
  };
  // Captured, because these events don't bubble.
  return (
    <div
      onLoadedMetadataCapture={loaded}
      onTimeUpdateCapture={played}
      onPauseCapture={stopped}
      onEndedCapture={stopped}
    >
      {children}
    </div>
  );
}
