import { usePriceOf, type Priced } from '@/features/plans/price';
import { useStopped, type Sale } from '@/commerce/useStopped';

/** Gives the tariff of a product whose price `useOffered` shows. */
export function useCheapestTariff() {
  const stopped = useStopped();
  const priceOf = usePriceOf();
  return <Tariff extends Priced['Tariffs'][number] & Sale>(
    tariffs: readonly Tariff[],
  ): Tariff | undefined => {
    const onSale = tariffs.filter((tariff) => stopped(tariff) === undefined);
    const cheapest = priceOf({ Tariffs: onSale });
    return onSale.find((tariff) => priceOf({ Tariffs: [tariff] })?.amount === cheapest?.amount);
  };
}
