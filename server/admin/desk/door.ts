import * as v from 'valibot';
import { acts } from '../../../src/shared/desk/acts.ts';
import type { Act } from '../../../src/shared/desk/act.ts';
import { failure } from '../../kernel/failure.ts';
import type { Caller } from '../../kernel/caller.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import type { Services } from '../../kernel/services.ts';
import { implementations } from '../implementations.ts';
import { contextOf, enter, requireProof } from './enter.ts';
import { doPreviewed, makePreview } from './previews.ts';
import { giveProof } from './proof.ts';
import { whoAmI } from './whoAmI.ts';

/** What is posted: an act's input, or the preview of what is to be done. */
const posted = v.union([
  v.strictObject({ input: v.record(v.string(), v.unknown()) }),
  v.strictObject({ previewId: v.pipe(v.string(), v.maxLength(100)) }),
]);

/** The act with this name. @throws Failure NOT_FOUND */
export function actNamed(name: string): Act {
  const act = acts.find((each) => each.name === name);
  if (!act) throw failure('NOT_FOUND', 'The desk has no such act.');
  return act;
}

/**
 * Runs an act for someone at the desk: one that changes something only previews, unless a preview is to be done.
 * @throws Failure, DeskRefusal
 */
export async function runAct(services: Services, caller: Caller, act: Act, body: unknown): Promise<unknown> {
  const desk = await enter(services, caller, act);
  await consumeLimit(services.db, act.file ? 'deskFile' : 'desk', desk.user.id);
  if (!act.right.includes(desk.role)) throw failure('FORBIDDEN', 'This role may not do that.');
  const request = v.safeParse(posted, body);
  if (!request.success) throw failure('BAD_USER_INPUT', 'This takes {"input": …} or {"previewId": …}.');
  if (act.name === 'me') return whoAmI(services, desk);
  const implementation = implementations.find((each) => each.act.name === act.name);
  const isDoing = 'previewId' in request.output;
  if (isDoing && !act.changes) throw failure('BAD_USER_INPUT', 'This act has no preview.');
  if ('previewId' in request.output) {
    if (!implementation) throw failure('NOT_FOUND', 'The desk has no such act.');
    return doPreviewed(services, desk, implementation, request.output.previewId);
  }
  const { input } = request.output;
  if (act.name === 'proof') return giveProof(services, caller, desk, input);
  if (!implementation) throw failure('NOT_FOUND', 'The desk has no such act.');
  if (act.changes) return makePreview(services, desk, implementation, input);
  if (act.proof === 'always') requireProof(desk, services.clock());
  return implementation.ready(input, parseInput).run(services.db, contextOf(services, desk));
}
