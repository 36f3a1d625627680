import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/layout/Card';
import { Loading, Skeleton } from '@/ui/Skeleton';
import styles from '@/features/profile/general/GeneralForm.module.css';

/** Number of fields in each section of the form. */
const parts = [5, 3, 2];

const fieldsOf = (count: number) => Array.from({ length: count }, (_, field) => field);

/** Placeholder for the avatar and the form while they load. */
export function GeneralSkeleton() {
  const { t } = useTranslation('general');
  return (
    <Loading label={t('loading')}>
      <div className={styles.form}>
        <Skeleton shape="block" />
        {parts.map((count) => (
          <Card key={count}>
            <Skeleton shape="title" width="short" />
            <div className={styles.fields}>
              {fieldsOf(count).map((field) => (
                <div key={field}>
                  <Skeleton width="short" />
                  <Skeleton shape="control" />
                </div>
              ))}
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  );
}
