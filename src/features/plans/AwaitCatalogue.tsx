import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await, useRevalidator } from 'react-router-dom';
import { CardsSkeleton } from '@/features/plans/CardsSkeleton';
import { Button } from '@/ui/Button';
import styles from '@/features/plans/AwaitCatalogue.module.css';

function Unreachable() {
  const { t } = useTranslation('landing');
  const { revalidate } = useRevalidator();
  return (
    <div role="alert" className={styles.unreachable}>
      <p>{t('unreachable.text')}</p>
      <Button onClick={() => void revalidate()}>{t('unreachable.retry')}</Button>
    </div>
  );
}

interface AwaitCatalogueProps<Data> {
  catalogue: Data | Promise<Data>;
  /** How many placeholder cards to show. */
  expected: number;
  children: (catalogue: Data) => ReactNode;
}

/** Renders its children once the catalog has loaded, or a retry button if that fails. */
export function AwaitCatalogue<Data>({ catalogue, expected, children }: AwaitCatalogueProps<Data>) {
  const { t } = useTranslation('landing');
  return (
    <Suspense fallback={<CardsSkeleton label={t('loading')} count={expected} />}>
      <Await resolve={catalogue} errorElement={<Unreachable />}>
        {children}
      </Await>
    </Suspense>
  );
}
