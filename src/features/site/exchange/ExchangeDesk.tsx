import { Calculator } from '@/features/site/exchange/Calculator';
import { DeskBand, RatesBand } from '@/features/site/exchange/DeskBands';
import type { Rate } from '@/features/site/exchange/rates';
import { RateTable } from '@/features/site/exchange/RateTable';
import { useDesk } from '@/features/site/exchange/useDesk';

/** The calculator, and all rates against its source currency. */
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
