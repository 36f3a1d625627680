import { failureOf } from '@/data/failureOf';
import { DeclarationTicketDocument, DeclareDocument } from '@/data/generated/public/declarations';
import { request } from '@/data/request';
import { RequestError, type Outcome } from '@/data/requestError';
import type { DeclarationFields, DeclarationKind } from '@/shared/declarationForm';
import type { Lang } from '@/shared/languages';
import type { MadeDeclaration } from '@/shared/postedForm';

interface Sending {
  readonly lang: Lang;
  readonly kind: DeclarationKind;
  readonly fields: DeclarationFields;
  /** Keeps the ticket for another try, after which it's still the same declaration. */
  readonly ticket: { current: string | undefined };
}

const zone = () => ({ timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone });

async function send({ lang, kind, fields, ticket }: Sending): Promise<MadeDeclaration> {
  ticket.current ??= (await request(DeclarationTicketDocument, { lang })).declarationTicket;
  const input = { ...fields, kind, ticket: ticket.current };
  const { declare } = await request(DeclareDocument, { lang, variables: { input }, headers: zone() });
  const { cause, reason, endsOn, ...made } = declare;
  return { ...made, ...(cause && { cause }), ...(reason && { reason }), ...(endsOn && { endsOn }) };
}

/** Sends a declaration; once more with a new ticket if the page was open for too long. */
export async function declare(sending: Sending): Promise<Outcome<MadeDeclaration>> {
  try {
    return { data: await send(sending) };
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'CONFLICT') return { failure: failureOf(error) };
    sending.ticket.current = undefined;
  }
  return send(sending).then(
    (data) => ({ data }),
    (error: unknown) => ({ failure: failureOf(error) }),
  );
}
