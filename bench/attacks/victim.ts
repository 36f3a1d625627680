import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { medianOf } from '../support/median.ts';

/** What an attack needs to know of the server. */
export interface Victim {
  readonly origin: string;
  readonly dataDir: string;
  /** The attacker's address, of which no limit is used up yet. */
  readonly attacker: string;
  /** Accounts with a password, with a session of each; the last one is another person's. */
  readonly people: readonly { readonly login: string; readonly bearer: string }[];
}

export const password = 'a long and secret password';

/** Sends a request from an address, as the proxy says it; returns the status and the body. */
export async function send(
  { origin }: Victim,
  target: string,
  { from, ...init }: RequestInit & { readonly from: string },
): Promise<{ status: number; text: string }> {
  const headers = new Headers(init.headers);
  headers.set('x-forwarded-for', from);
  try {
    const response = await fetch(origin + target, { ...init, headers });
    return { status: response.status, text: await response.text() };
  } catch {
    // The server closed the connection.
    return { status: 0, text: '' };
  }
}

const json = { 'content-type': 'application/json' };

/** Sends a body as JSON. */
export const post = (victim: Victim, target: string, body: unknown, from: string, headers: object = {}) =>
  send(victim, target, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
    from,
  });

export const logIn = (victim: Victim, login: string, from: string) =>
  post(victim, '/api/auth/login', { login, password, remember: false }, from);

const answer = v.object({ data: v.nullish(v.record(v.string(), v.unknown())) });

/** Asks the API; undefined if it refused. */
export async function ask(
  victim: Victim,
  from: string,
  query: string,
  variables: object,
  headers: object = {},
): Promise<Record<string, unknown> | undefined> {
  const { text } = await post(victim, '/public-graphql', { query, variables }, from, headers);
  try {
    return v.parse(answer, JSON.parse(text)).data ?? undefined;
  } catch {
    return undefined;
  }
}

/** How many mails to an address were sent. */
export async function mailsTo({ dataDir }: Victim, address: string): Promise<number> {
  const folder = path.join(dataDir, 'outbox');
  const files = await readdir(folder, { recursive: true }).catch((): string[] => []);
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith('.json') || file.endsWith('.eml'))
      .map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  return texts.filter((text) => text.includes(address)).length;
}

/** Resident and heap memory in megabytes, and the processor time so far in milliseconds. */
export async function usageOf(
  { origin }: Victim,
  pid: number | undefined,
): Promise<{ rss: number; heap: number; cpu: number }> {
  const [status, stat, metrics] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
    fetch(`${origin}/metrics`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.text(),
      // Too busy to say it.
      () => '',
    ),
  ]);
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    rss: (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6,
    heap: Number(/^nodejs_heap_size_used_bytes\S* (\S+)/m.exec(metrics)?.[1] ?? NaN) / 1e6,
    // A hundred ticks a second.
    cpu: (Number(ticks[11]) + Number(ticks[12])) * 10,
  };
}

/** Lets other people, each from an address of their own, log in and open a page until a signal. */
export async function others(victim: Victim, { signal }: AbortController) {
  const people = victim.people.slice(-2);
  const times: number[] = [];
  let [asked, answered] = [0, 0];
  for (let at = 1; !signal.aborted; at += 1) {
    const begun = Date.now();
    const page = '{ plans { id title } }';
    const done = await Promise.race([
      Promise.all([
        logIn(victim, people[at % 2]?.login ?? '', `10.9.0.${at % 2}`),
        ask(victim, `10.9.${at}.2`, page, {}),
      ]),
      wait(10_000),
    ]);
    asked += 2;
    if (done) answered += Number(done[0].status === 200) + Number(done[1] !== undefined);
    times.push(Date.now() - begun);
    await wait(800);
  }
  return { asked, answered, median: medianOf(times) };
}
