import type { Kysely } from 'kysely';
import {
  declarationForms,
  type DeclarationFields,
  type DeclarationKind,
} from '../../../src/shared/declarationForm.ts';
import type { MadeDeclaration } from '../../../src/shared/postedForm.ts';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { enqueue } from '../../kernel/queue.ts';
import { consumeLimit, tryConsumeLimit } from '../../kernel/rateLimits.ts';
import type { Services } from '../../kernel/services.ts';
import { shopTimeZone } from '../../kernel/shopTime.ts';
import { readTicket } from '../../kernel/ticket.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { inboxOf } from '../../mail/inboxLimit.ts';
import { carryOutJob } from './carryOut.ts';
import { declarationById, madeOf } from './declarationRow.ts';

/** How long a page that asks for confirmation can be answered, in milliseconds. */
const maxAge = 7 * 86_400_000;

/** The id that a ticket gives its declaration. @throws Failure CONFLICT unless it's ours and not too old */
function idOf(services: Services, text: string): string {
  const ticket = readTicket(services, 'declaration-ticket', text);
  if (!ticket || ticket.age >= maxAge) throw failure('CONFLICT', 'The ticket is invalid or has expired.');
  return ticket.id;
}

/** Parses what a form holds. @throws Failure BAD_USER_INPUT */
export const parseDeclaration = (kind: DeclarationKind, input: unknown): DeclarationFields =>
  parseInput(declarationForms[kind], input);

/** Stores a declaration, unless one was made with its ticket. */
async function store(
  trx: Kysely<Database>,
  { clock }: Services,
  caller: Pick<Caller, 'lang' | 'timeZone'>,
  { id, kind, fields }: { id: string; kind: DeclarationKind; fields: DeclarationFields },
): Promise<void> {
  const now = clock();
  const isMailed = (await tryConsumeLimit(trx, 'declarationInbox', inboxOf(fields.email))) === undefined;
  const row = await trx
    .insertInto('declarations')
    .values({
      id,
      kind,
      name: fields.name,
      email: fields.email,
      number: fields.number,
      for_cause: fields.cause === 'FOR_CAUSE',
      reason: fields.reason ?? null,
      ends_on: fields.endsOn ?? null,
      lang: caller.lang,
      time_zone: caller.timeZone ?? (await shopTimeZone(trx)),
      received_at: now,
      is_mailed: isMailed,
      state: 'RECEIVED',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  await enqueue(trx, carryOutJob, { declarationId: id }, now);
  if (isMailed)
    await enqueueMail(
      trx,
      { template: 'declarationReceived', to: fields.email, lang: caller.lang, data: madeOf(row) },
      now,
    );
}

/**
 * Accepts a declaration and emails a copy to its address. The queue looks up what it's about, so neither the answer nor
 * its timing reveals whether there is such a contract. One that is sent again with the same ticket is the same one.
 * @throws Failure BAD_USER_INPUT, CONFLICT for a ticket that isn't ours or has expired, RATE_LIMITED
 */
export async function declare(
  services: Services,
  caller: Pick<Caller, 'ip' | 'lang' | 'timeZone'>,
  {
    kind,
    ticket,
    ...input
  }: { readonly kind: DeclarationKind; readonly ticket: string; readonly [field: string]: unknown },
): Promise<MadeDeclaration> {
  const { db } = services;
  const fields = parseDeclaration(kind, input);
  const id = idOf(services, ticket);
  const earlier = await declarationById(db, id);
  if (earlier) return madeOf(earlier);
  await consumeLimit(db, 'declarationIp', caller.ip);
  await db.transaction().execute((trx) => store(trx, services, caller, { id, kind, fields }));
  const made = await declarationById(db, id);
  if (!made) throw new Error(`Declaration ${id} was stored and is not there`);
  return madeOf(made);
}
