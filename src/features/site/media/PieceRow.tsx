import { useTranslation } from 'react-i18next';
import AudioLines from 'lucide-react/icons/audio-lines';
import Film from 'lucide-react/icons/film';
import Feather from 'lucide-react/icons/feather';
import type { Piece } from '@/features/site/media/pieces';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { CardLink } from '@/ui/layout/CardLink';
import styles from '@/features/site/media/PieceRow.module.css';

const icons = { essay: Feather, sound: AudioLines, film: Film } as const;

/** A piece; leads to the title that contains it. */
export function PieceRow({ piece }: { piece: Piece }) {
  const { t } = useTranslation('projectMedia');
  const lang = useLang();
  const Icon = icons[piece.kind];
  return (
    <li className={styles.piece}>
      <Icon className={styles.icon} size={22} strokeWidth={1.5} aria-hidden="true" />
      <div className={styles.words}>
        <h3>
          <CardLink to={paths.product.href(lang, piece.product)}>{t(`pieces.${piece.id}.title`)}</CardLink>
        </h3>
        <p className={styles.text}>{t(`pieces.${piece.id}.text`)}</p>
      </div>
    </li>
  );
}
