import { useTranslation } from 'react-i18next';
import AudioLines from 'lucide-react/icons/audio-lines';
import Film from 'lucide-react/icons/film';
import Feather from 'lucide-react/icons/feather';
import { pieces, type Piece } from '@/features/site/media/pieces';
import { minuteWidth, stripHeight, stripOf } from '@/features/site/media/strip';
import styles from '@/features/site/media/PieceRow.module.css';

const icons = { essay: Feather, sound: AudioLines, film: Film } as const;
const longest = Math.max(...pieces.map(({ minutes }) => minutes));

/** A piece, with a strip whose length shows its duration. */
export function PieceRow({ piece }: { piece: Piece }) {
  const { t } = useTranslation('projectMedia');
  const Icon = icons[piece.kind];
  return (
    <li className={styles.piece}>
      <Icon className={styles.icon} size={22} strokeWidth={1.5} aria-hidden="true" />
      <div className={styles.words}>
        <h3>{t(`pieces.${piece.id}.title`)}</h3>
        <p className={styles.text}>{t(`pieces.${piece.id}.text`)}</p>
      </div>
      <p className={styles.minutes}>{t('list.minutes', { count: piece.minutes })}</p>
      <svg
        className={`${styles.strip} ${styles[piece.kind]}`}
        viewBox={`0 0 ${longest * minuteWidth} ${stripHeight}`}
        aria-hidden="true"
      >
        <path className={styles.rail} d={`M0 ${stripHeight / 2}h${longest * minuteWidth}`} />
        <rect className={styles.ground} width={piece.minutes * minuteWidth} height={stripHeight} />
        <path className={styles.drawn} d={stripOf(piece)} />
        <path className={styles.end} d={`M${piece.minutes * minuteWidth} 0v${stripHeight}`} />
      </svg>
    </li>
  );
}
