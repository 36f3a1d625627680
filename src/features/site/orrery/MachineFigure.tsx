import { useTranslation } from 'react-i18next';
import { OrreryMachine } from '@/features/site/orrery/OrreryMachine';
import styles from '@/features/site/orrery/MachineFigure.module.css';

/** The machine that the product is named after, with a line about both. */
export function MachineFigure() {
  const { t } = useTranslation('about');
  return (
    <figure className={styles.figure}>
      <OrreryMachine />
      <figcaption className={styles.caption}>{t('hero.caption')}</figcaption>
    </figure>
  );
}
