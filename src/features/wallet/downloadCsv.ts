import { networkFailure, RequestError, type Outcome } from '@/data/requestError';
import { toRequestError } from '@/data/toRequestError';
import { answerOf, send } from '@/data/transport';
import { env } from '@/lib/env';
import { saveFile } from '@/lib/saveFile';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';
import { paymentFilter, type PaymentSearch } from '@/features/wallet/paymentSearch';

/** Long lists take a while to generate. */
const csvTimeoutMs = 120_000;

function addressOf(search: PaymentSearch): string {
  const { status = [], ...rest } = paymentFilter(search);
  const query = new URLSearchParams(rest);
  for (const one of status) query.append('status', one);
  return `${env.apiBase}/transactions.csv${query.size > 0 ? `?${query}` : ''}`;
}

const nameIn = (response: Response): string =>
  /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'payments.csv';

/** Downloads all matching payments as CSV, across all pages. */
export async function downloadCsv(lang: Lang, search: PaymentSearch): Promise<Outcome<true>> {
  const { bearer } = session.getState();
  try {
    const options = { lang, bearer: bearer(), headers: { accept: 'text/csv' }, timeoutMs: csvTimeoutMs };
    const response = await send(addressOf(search), options);
    if (!response.ok) return { failure: toRequestError(await answerOf(response)) };
    saveFile(nameIn(response), await response.blob());
    return { data: true };
  } catch (error) {
    return { failure: error instanceof RequestError ? error : networkFailure(error) };
  }
}
