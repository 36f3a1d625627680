import { movePresent } from '../checkout/moves.ts';
import type { Services } from '../services.ts';
import { isWaiting, lockPresent } from './presentRow.ts';

/** Ends a present that nobody took in time. One that was taken, or is not due yet, stays as it is. */
export const expirePresent = ({ db, clock }: Services, presentId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const present = await lockPresent(trx, presentId);
    if (present && isWaiting(present) && present.expires_at <= clock())
      await movePresent(trx, present, 'EXPIRED');
  });
