import { useTranslation } from 'react-i18next';
import { CutDrawing } from '@/features/site/fashion/CutDrawing';
import { garments } from '@/features/site/fashion/cuts';
import styles from '@/features/site/fashion/Garments.module.css';

/** The nine garments on rails; on a phone, next to their descriptions. */
export function Garments() {
  const { t } = useTranslation('projectFashion');
  return (
    <ul className={styles.rails}>
      {garments.map((garment) => (
        <li key={garment} className={styles.garment}>
          <svg className={styles.hook} viewBox="0 0 40 34" aria-hidden="true">
            <path d="M20 34V19q0-3 3-4 4-2 3-6-2-5-7-4-4 1-4 5" />
          </svg>
          <div className={styles.cut}>
            <CutDrawing garment={garment} />
          </div>
          <div>
            <h3>{t(`garments.list.${garment}.title`)}</h3>
            <p className="muted">{t(`garments.list.${garment}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
