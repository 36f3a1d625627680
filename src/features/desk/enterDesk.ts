import { redirect } from 'react-router-dom';
import { ask, type DeskOutcome } from '@/data/desk/call';
import { pageNotFound } from '@/lib/pageError';
import { session } from '@/session/session';
import { me, type DeskMe } from '@/shared/desk/staff';
import type { Lang } from '@/shared/languages';
import { paths } from '@/shared/paths';

/** How long the answer counts, in milliseconds: every act checks the role anyway. */
const freshMs = 60_000;

let known: { bearer: string | undefined; at: number; answer: Promise<DeskOutcome<DeskMe>> } | undefined;

/** Who is at the desk; undefined if that is not known because there was no answer. */
export async function enterDesk(lang: Lang, returnTo: string): Promise<DeskMe | undefined> {
  const bearer = session.getState().bearer();
  if (!known || known.bearer !== bearer || Date.now() - known.at > freshMs)
    known = { bearer, at: Date.now(), answer: ask(me, {}, { lang }) };
  const outcome = await known.answer;
  if ('data' in outcome) return outcome.data;
  known = undefined;
  const { code } = outcome.failure;
  if (code === 'UNAUTHENTICATED') throw redirect(paths.login.href(lang, { returnTo }));
  // For others, the desk doesn't exist.
  if (code === 'NOT_STAFF' || code === 'FORBIDDEN') throw pageNotFound();
  return undefined;
}
