import { usePriceOf, type Priced } from '@/features/plans/price';
import { useUnavailableReason, type Sale } from '@/commerce/useUnavailableReason';

/** Returns the tariff whose price `useSalePrice` shows for a product. */
export function useCheapestTariff() {
  const stopped = useUnavailableReason();
  const priceOf = usePriceOf();
  return <Tariff extends Priced['Tariffs'][number] & Sale>(
    tariffs: readonly Tariff[],
  ): Tariff | undefined => {
    const onSale = tariffs.filter((tariff) => stopped(tariff) === undefined);
    const cheapest = priceOf({ Tariffs: onSale });
    return onSale.find((tariff) => priceOf({ Tariffs: [tariff] })?.amount === cheapest?.amount);
  };
}
