import type { Services } from '../services.ts';
import { waitingStates } from './presentRow.ts';

/** Ends a present that nobody took in time. One that was taken, or is not due yet, stays as it is. */
export async function expirePresent({ db, clock }: Services, presentId: string): Promise<void> {
  await db
    .updateTable('presents')
    .set({ status: 'EXPIRED' })
    .where('id', '=', presentId)
    .where('status', 'in', waitingStates)
    .where('expires_at', '<=', clock())
    .execute();
}
