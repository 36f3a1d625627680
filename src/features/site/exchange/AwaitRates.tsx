import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await, useRevalidator } from 'react-router-dom';
import { DeskBand, RatesBand } from '@/features/site/exchange/DeskBands';
import { DeskSkeleton, RatesSkeleton } from '@/features/site/exchange/DeskSkeleton';
import { ratesOf, type Rate, type StoredRates } from '@/features/site/exchange/rates';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/list/Empty';
import { Notice } from '@/ui/Notice';

function Unreachable() {
  const { t } = useTranslation(['projectExchange', 'forms']);
  const { revalidate } = useRevalidator();
  return (
    <DeskBand>
      <Notice kind="error" actions={<Button onClick={() => void revalidate()}>{t('forms:retry')}</Button>}>
        {t('failed')}
      </Notice>
    </DeskBand>
  );
}

function Pending() {
  const { t } = useTranslation('projectExchange');
  return (
    <>
      <DeskBand>
        <DeskSkeleton label={t('loading')} />
      </DeskBand>
      <RatesBand>
        <RatesSkeleton />
      </RatesBand>
    </>
  );
}

function Closed() {
  const { t } = useTranslation('projectExchange');
  return (
    <DeskBand>
      <Empty title={t('empty')} />
    </DeskBand>
  );
}

interface AwaitRatesProps {
  rates: StoredRates | Promise<StoredRates>;
  children: (rates: readonly Rate[]) => ReactNode;
}

/** Renders its children once the rates have loaded, or a retry button if that fails. */
export function AwaitRates({ rates, children }: AwaitRatesProps) {
  return (
    <Suspense fallback={<Pending />}>
      <Await resolve={rates} errorElement={<Unreachable />}>
        {(stored) => {
          const usable = ratesOf(stored);
          return usable.length < 2 ? <Closed /> : children(usable);
        }}
      </Await>
    </Suspense>
  );
}
