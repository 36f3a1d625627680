import { randomUUID } from 'node:crypto';
import type { Preview } from '../../../src/shared/desk/preview.ts';
import { roleOf } from '../../identity/staff.ts';
import { failure } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import type { Services } from '../../kernel/services.ts';
import type { Implementation, Ready } from '../act.ts';
import { effectsOf, lastEntry, type Effects } from '../effects.ts';
import { lockSubject, versionOf, type Subject } from '../subject.ts';
import { contextOf, requireProof, type DeskCaller } from './enter.ts';
import { isAboveLimit } from './limit.ts';
import { DeskRefusal } from './refusal.ts';
import { changeSince } from './changeSince.ts';

/** How long a preview can be done, in milliseconds. */
const previewTime = 15 * 60_000;

/** Ends the transaction of a preview. */
class RolledBack extends Error {}

/** @throws DeskRefusal ABOVE_LIMIT, PROOF_REQUIRED */
async function requireRight(
  services: Services,
  caller: DeskCaller,
  { act }: Implementation,
  { moves }: Ready,
): Promise<void> {
  const now = services.clock();
  if (act.proof === 'always') requireProof(caller, now);
  if (act.proof !== 'money' || !moves) return;
  const moved = await moves(services.db, contextOf(services, caller));
  if (!(await isAboveLimit(services.db, moved))) return;
  if (caller.role === 'support') throw new DeskRefusal('ABOVE_LIMIT', 'This is above the limit of support.');
  requireProof(caller, now);
}

/** Only owners change what is of the staff, also their own. @throws Failure FORBIDDEN */
async function refuseStaff({ db }: Services, { role }: DeskCaller, { people }: Subject): Promise<void> {
  if (role === 'owner') return;
  const member = await db
    .selectFrom('staff')
    .select('user_id')
    .where('user_id', 'in', ['', ...people])
    .executeTakeFirst();
  if (member) throw failure('FORBIDDEN', 'Only an owner changes the accounts of the staff.');
}

/** The persons and orders that an act is about. */
const subjectOf = async ({ about }: Ready, services: Services): Promise<Subject> =>
  about ? about(services.db) : { people: [], orders: [] };

/** Does an act in a transaction that is rolled back, to see what it does. */
async function rehearse(
  services: Services,
  caller: DeskCaller,
  ready: Ready,
  subject: Subject,
): Promise<Effects> {
  let effects: Effects | undefined;
  try {
    await services.db.transaction().execute(async (trx) => {
      const since = await lastEntry(trx);
      await ready.run(trx, contextOf(services, caller));
      const { lang } = caller;
      effects = await effectsOf(trx, subject, { since, now: services.clock(), lang });
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack) || !effects) throw error;
  }
  return effects ?? { money: [], access: [], mails: [], sessions: 0 };
}

/** What an act would do; nothing is done but that this is remembered. */
export async function makePreview(
  services: Services,
  caller: DeskCaller,
  implementation: Implementation,
  given: object,
): Promise<Preview> {
  const { act, prepare } = implementation;
  const ready = implementation.ready(given, parseInput);
  await requireRight(services, caller, implementation, ready);
  await prepare?.(contextOf(services, caller));
  const subject = await subjectOf(ready, services);
  await refuseStaff(services, caller, subject);
  const version = await versionOf(services.db, subject);
  const effects = await rehearse(services, caller, ready, subject);
  const now = services.clock();
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + previewTime);
  await services.db
    .insertInto('previews')
    .values({
      id,
      user_id: caller.user.id,
      act: act.name,
      input: JSON.stringify(given),
      target: subject.orders[0] ?? subject.people[0] ?? '',
      version,
      created_at: now,
      expires_at: expiresAt,
      done_at: null,
      answer: null,
    })
    .execute();
  return { id, expiresAt: expiresAt.toISOString(), ...effects };
}

/** Does what was previewed, once; repeated, it gives the same answer. */
export async function doPreviewed(
  services: Services,
  caller: DeskCaller,
  implementation: Implementation,
  previewId: string,
): Promise<unknown> {
  const { act } = implementation;
  return inTransaction(services.db, async (trx) => {
    const inside = { ...services, db: trx };
    const preview = await trx
      .selectFrom('previews')
      .selectAll()
      .where('id', '=', previewId)
      .where('user_id', '=', caller.user.id)
      .where('act', '=', act.name)
      .forUpdate()
      .executeTakeFirst();
    const now = services.clock();
    if (!preview) throw new DeskRefusal('PREVIEW_EXPIRED', 'Preview not found.');
    if (preview.done_at) return preview.answer;
    if (preview.expires_at <= now) throw new DeskRefusal('PREVIEW_EXPIRED', 'The preview is too old.');
    const ready = implementation.ready(preview.input, parseInput);
    await requireRight(inside, caller, implementation, ready);
    const subject = await subjectOf(ready, inside);
    await lockSubject(trx, subject);
    await refuseStaff(inside, caller, subject);
    // The role may have been taken while this waited.
    if ((await roleOf(trx, caller.user.id)) !== caller.role)
      throw new DeskRefusal('NOT_STAFF', 'The role is another one now.');
    if ((await versionOf(trx, subject)) !== preview.version)
      throw new DeskRefusal(
        'STALE',
        'This has changed since the preview.',
        await changeSince(trx, subject, preview.created_at, now),
      );
    const answer = await ready.run(trx, contextOf(services, caller));
    await trx
      .updateTable('previews')
      .set({ done_at: now, answer: JSON.stringify(answer) })
      .where('id', '=', previewId)
      .execute();
    return answer;
  });
}
