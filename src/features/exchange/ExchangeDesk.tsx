import { Calculator } from '@/features/exchange/Calculator';
import { DeskBand, RatesBand } from '@/features/exchange/DeskBands';
import type { Rate } from '@/features/exchange/rates';
import { RateTable } from '@/features/exchange/RateTable';
import { useDesk } from '@/features/exchange/useDesk';

/** The calculator, and all rates against the currency that is chosen in it. */
export function ExchangeDesk({ rates }: { rates: readonly Rate[] }) {
  const desk = useDesk(rates);
  const against = rates.find(({ code }) => code === desk.from);
  return (
    <>
      <DeskBand>
        <Calculator desk={desk} rates={rates} />
      </DeskBand>
      {against && (
        <RatesBand against={against.code}>
          <RateTable rates={rates} against={against} />
        </RatesBand>
      )}
    </>
  );
}
