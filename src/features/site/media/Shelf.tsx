import { useTranslation } from 'react-i18next';
import { useSearchValues } from '@/ui/useSearchValues';
import { KindChoice } from '@/features/site/media/KindChoice';
import { kindNamed, piecesOf } from '@/features/site/media/pieces';
import { PieceRow } from '@/features/site/media/PieceRow';
import styles from '@/features/site/media/Shelf.module.css';

/** All pieces, or those of the kind in the URL (`?kind=film`). */
export function Shelf() {
  const { t } = useTranslation('projectMedia');
  const [search, change] = useSearchValues();
  const kind = kindNamed(search.get('kind'));
  const shown = piecesOf(kind);

  return (
    <div className="grid gap-1">
      <div className={styles.head}>
        <KindChoice kind={kind} onChoose={(next) => change({ kind: next ?? '' })} />
        <p className={styles.count} role="status">
          {t('list.count', { count: shown.length })}
        </p>
      </div>
      <ul className="list">
        {shown.map((piece) => (
          <PieceRow key={piece.id} piece={piece} />
        ))}
      </ul>
    </div>
  );
}
