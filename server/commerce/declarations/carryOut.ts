import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { defineJob } from '../../kernel/job.ts';
import type { Services } from '../../kernel/services.ts';
import type { Order } from '../orders/locks.ts';
import { lockDeclaration, type Declaration } from './declarationRow.ts';
import { takeEffect } from './effect.ts';
import { findContract } from './findContract.ts';
import { tellOperator } from './tellOperator.ts';

/** Who decided what nobody had to decide. */
const automatic = 'automatic';

/** Links a declaration to the contract it's about, and does what it asks for as far as nobody has to decide it. */
export async function match(
  trx: Kysely<Database>,
  services: Services,
  declaration: Declaration,
  order: Order,
): Promise<'MATCHED' | 'DONE'> {
  const { state, isForOperator, subscriptionId } = await takeEffect(trx, services, declaration, order);
  const now = services.clock();
  await trx
    .updateTable('declarations')
    .set({
      state,
      order_id: order.id,
      subscription_id: subscriptionId ?? null,
      ...(state === 'DONE' && { decided_at: now, decided_by: automatic }),
    })
    .where('id', '=', declaration.id)
    .where('state', 'in', ['RECEIVED', 'MATCHED'])
    .execute();
  if (isForOperator && declaration.told_at === null) await tellOperator(trx, services, declaration.id);
  return state;
}

/** Looks up what a declaration is about. If nobody can tell, or nothing is promised, the operator is told. */
const carryOut = (services: Services, id: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const declaration = await lockDeclaration(trx, id);
    if (declaration?.state !== 'RECEIVED') return;
    const order = await findContract(trx, declaration);
    if (order) await match(trx, services, declaration, order);
    else if (declaration.told_at === null) await tellOperator(trx, services, id);
  });

export const carryOutJob = defineJob({
  kind: 'declaration.carryOut',
  payload: v.object({ declarationId: v.string() }),
  lane: 'internal',
  run: (context, { declarationId }) => carryOut(context, declarationId),
});
