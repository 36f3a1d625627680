import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import styles from '@/features/presents/WrappedPresent.module.css';

interface WrappedPresentProps {
  title: string;
  from: string | undefined;
  onUnwrap: () => void;
}

/** A gift in its paper, with a ribbon: only whom it is for and from can be read. */
export function WrappedPresent({ title, from, onUnwrap }: WrappedPresentProps) {
  const { t } = useTranslation('presents');
  return (
    <article className={styles.box}>
      <div className={styles.paper} aria-hidden="true">
        <span className={styles.bow} />
      </div>
      <div className={styles.tag}>
        <h1 className={styles.title}>{title}</h1>
        {from !== undefined && <p className={styles.from}>{from}</p>}
        <Button variant="primary" onClick={onUnwrap}>
          {t('unwrap')}
        </Button>
      </div>
    </article>
  );
}
