import type { Failure } from '@/graphql/client/failure';
import { env } from '@/lib/env';
import { session } from '@/session/session';
import { isErrorCode } from '@/shared/errorCodes';
import { languageOf, type Lang } from '@/shared/languages';
import { paymentFilter, type PaymentSearch } from '@/features/wallet/paymentSearch';

/** A long list takes its time. */
const patience = 120_000;

function addressOf(search: PaymentSearch): string {
  const { status = [], ...rest } = paymentFilter(search);
  const query = new URLSearchParams(rest);
  for (const one of status) query.append('status', one);
  return `${env.apiBase}/transactions.csv${query.size > 0 ? `?${query}` : ''}`;
}

/** The failure of an answer that is no file. */
async function failureIn(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => undefined);
  const code = (body as { error?: { code?: unknown } } | undefined)?.error?.code; // read with care, shown by code only
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    code: isErrorCode(code) ? code : 'INTERNAL',
    fields: {},
    ...(Number.isFinite(seconds) && { retryAfter: seconds }),
  };
}

const nameIn = (response: Response): string =>
  /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'payments.csv';

/** Has the browser save a file. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Downloads the payments that fit as CSV, all pages of them; gives why that failed. */
export async function downloadCsv(lang: Lang, search: PaymentSearch): Promise<Failure | undefined> {
  const bearer = session.getState().bearer();
  try {
    const response = await fetch(addressOf(search), {
      cache: 'no-store',
      headers: {
        'accept-language': languageOf(lang).tag,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) return await failureIn(response);
    save(await response.blob(), nameIn(response));
    return undefined;
  } catch {
    return { code: 'NETWORK', fields: {} };
  }
}
