import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeclarationKind } from '../../src/shared/declarationForm.ts';
import type { ErrorCode } from '../../src/shared/errorCodes.ts';
import { escapeHtml as e } from '../../src/shared/escapeHtml.ts';
import { directionOf, isSiteLang, languageOf, type Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import type { DeclarationStep, PostedFailure, Typed } from '../../src/shared/postedForm.ts';
import { declare, parseDeclaration } from '../commerce/declarations/declare.ts';
import { callerOf } from '../identity/callerOf.ts';
import type { Caller } from '../kernel/caller.ts';
import { Failure } from '../kernel/failure.ts';
import { messagesFor } from '../kernel/messages.ts';
import { consumeLimit } from '../kernel/rateLimits.ts';
import { withRefunds } from '../kernel/refundOnFailure.ts';
import type { Services } from '../kernel/services.ts';
import { issueTicket } from '../kernel/ticket.ts';
import { replaceInvalidText } from '../kernel/validText.ts';
import { HtmlPage } from './htmlPage.ts';
import type { Pages } from './pages.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

/** The page of each declaration. */
const pageOf = { WITHDRAWAL: paths.withdraw, CANCELLATION: paths.cancel } as const;

const kinds = ['WITHDRAWAL', 'CANCELLATION'] as const satisfies readonly DeclarationKind[];

/** The maximum size of a form's body, in bytes: the longest reason in three-byte characters, escaped. */
const bodyLimit = 32_000;

const fieldNames = ['name', 'email', 'number', 'cause', 'reason', 'endsOn'] as const;

/** The most that a field is given back with, in characters. */
const maxTyped = 4_000;

/** What is filled in if a page is opened with the number of an order in its query; undefined for any other page. */
export function openedForm(canonical: string, query: string, lang: Lang): DeclarationStep | undefined {
  if (!kinds.some((kind) => canonical === pageOf[kind].href(lang))) return undefined;
  const number = new URLSearchParams(query).get('number');
  return number ? { step: 'form', typed: { number: number.slice(0, 40) } } : undefined;
}

/**
 * Whether a form was posted by a page of ours. Browsers say `null` for the origin, since our pages send no referrer;
 * only older ones don't name the site.
 */
function isOwnPage({ headers }: FastifyRequest, { publicOrigin }: Services['config']): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return [undefined, 'null', publicOrigin].includes(headers.origin);
}

/** What a form's fields hold: those that a declaration has, and those that say what to do with it. */
function typedIn(body: unknown): { typed: Typed; intent: string | undefined; ticket: string } {
  const given = new Map<string, unknown>(
    Object.entries(typeof body === 'object' && body !== null ? body : {}),
  );
  const textOf = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' ? value.slice(0, maxTyped) : undefined;
  };
  const typed = fieldNames.flatMap((name) => {
    const text = textOf(name);
    return text === undefined ? [] : [[name, text] as const];
  });
  return { typed: Object.fromEntries(typed), intent: textOf('intent'), ticket: textOf('ticket') ?? '' };
}

const failureOf = ({ code, details }: Failure): PostedFailure => ({
  code,
  fields: details.fields ?? {},
  ...(details.retryAfter !== undefined && { retryAfter: details.retryAfter }),
});

/** What comes after a form was posted. Never throws a `Failure`: it's shown on the step that it belongs to. */
async function stepAfter(
  services: Services,
  caller: Caller,
  kind: DeclarationKind,
  { typed, intent, ticket }: ReturnType<typeof typedIn>,
): Promise<DeclarationStep> {
  try {
    const fields = parseDeclaration(kind, typed);
    if (intent === 'change') return { step: 'form', typed };
    const ask = { step: 'confirm', typed, fields } as const;
    if (intent !== 'confirm') return { ...ask, ticket: issueTicket(services, 'declaration-ticket') };
    try {
      return { step: 'made', made: await declare(services, caller, { ...typed, kind, ticket }) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const isStale = error.code === 'CONFLICT';
      const next = isStale ? issueTicket(services, 'declaration-ticket') : ticket;
      return { ...ask, ticket: next, failure: failureOf(error) };
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { step: 'form', typed, failure: failureOf(error) };
  }
}

const statuses: Partial<Record<ErrorCode, number>> = {
  BAD_USER_INPUT: 422,
  CONFLICT: 409,
  RATE_LIMITED: 429,
};

/** What is sent if the page can't be rendered now. Sending the form again is safe: its ticket makes it the same one. */
function busyPage(lang: Lang): HtmlPage {
  const t = messagesFor(lang, 'contracts');
  return new HtmlPage(`<!doctype html>
<html lang="${languageOf(lang).tag}" dir="${directionOf(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${e(t('busy.title'))}</title></head>
<body><main><h1>${e(t('busy.title'))}</h1><p>${e(t('busy.text'))}</p></main></body>
</html>`);
}

interface ContractSources {
  readonly services: Services;
  readonly pages: Pages;
  readonly security: SecurityHeaders;
}

/** Withdrawals and cancellations as plain forms, for browsers without script; the application sends the same fields. */
export async function contractRoutes(
  app: FastifyInstance,
  { services, pages, security }: ContractSources,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  for (const kind of kinds)
    app.post<{ Params: { lang: string } }>(`/:lang/${pageOf[kind].pattern}`, async (request, reply) => {
      const { lang } = request.params;
      if (!isSiteLang(lang)) return reply.callNotFound();
      const caller = { ...(await callerOf(services, request)), lang };
      // What another site posted is only filled in.
      const posted = typedIn(replaceInvalidText(request.body));
      const { typed } = posted;
      const step: DeclarationStep = isOwnPage(request, services.config)
        ? await withRefunds(async () => {
            await consumeLimit(services.db, 'declarationPage', caller.ip);
            return stepAfter(services, caller, kind, posted);
          }).catch((error: unknown): DeclarationStep => {
            if (!(error instanceof Failure)) throw error;
            return { step: 'form', typed, failure: failureOf(error) };
          })
        : { step: 'form', typed };
      const page = await pages.answerAt(pageOf[kind].href(lang), lang, step);
      const failure = step.step === 'made' ? undefined : step.failure;
      const status = page ? ((failure && statuses[failure.code]) ?? 200) : 503;
      if (!page) reply.header('retry-after', '5');
      const sent = page ?? busyPage(lang);
      security.allow(reply, sent.hashes);
      return sent.send(request, reply, { status, caching: 'no-store' });
    });
}
