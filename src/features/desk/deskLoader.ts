import type { LoaderFunctionArgs } from 'react-router-dom';
import type * as v from 'valibot';
import { ask, type DeskOutcome } from '@/data/desk/call';
import { langOf } from '@/i18n/lang';
import type { Act } from '@/shared/desk/act';
import { ordersFilters } from '@/shared/desk/orders';
import type { DeskMe } from '@/shared/desk/staff';
import { enterDesk } from '@/features/desk/enterDesk';

type Read = Act & { readonly changes: false; readonly file: false };

/** What a page of the desk loads: who is there, and the answer of the act that fills it. */
export interface DeskData<Answer> {
  readonly me: DeskMe | undefined;
  readonly answer: Promise<DeskOutcome<Answer>>;
}

/** Only a browser has a session: the server renders the frame of a page. */
const never = new Promise<never>(() => undefined);

/** Asks for what a page shows, while the guard asks who is there. */
export async function loadDesk<Subject extends Read>(
  { request, params }: LoaderFunctionArgs,
  act: Subject,
  input: v.InferInput<Subject['input']>,
): Promise<DeskData<v.InferOutput<Subject['answer']>>> {
  if (import.meta.env.SSR) return { me: undefined, answer: never };
  const lang = langOf(params);
  const answer = ask(act, input, { lang, signal: request.signal });
  const { pathname, search } = new URL(request.url);
  return { me: await enterDesk(lang, pathname + search), answer };
}

/** The same for a page that waits for input. */
export async function loadDeskOnly({ request, params }: LoaderFunctionArgs): Promise<DeskMe | undefined> {
  if (import.meta.env.SSR) return undefined;
  const { pathname, search } = new URL(request.url);
  return enterDesk(langOf(params), pathname + search);
}

/** What filters and fields can be set to. */
export type Choices = v.InferOutput<typeof ordersFilters.answer>;
export const noChoices: Choices = { products: [], currencies: [], countries: [], languages: [], promos: [] };

/** Loads the choices; none if that fails, since a page is of use without them. */
export async function loadChoices({ request, params }: LoaderFunctionArgs): Promise<Choices> {
  if (import.meta.env.SSR) return never;
  const outcome = await ask(ordersFilters, {}, { lang: langOf(params), signal: request.signal });
  return 'data' in outcome ? outcome.data : noChoices;
}
