/** An error's message; an error for several tried addresses only has a code. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
};

/** The database is unreachable, or the connection was lost; the outcome of work in flight is unknown. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer: ${reasonOf(cause)}`, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** Whether an error, or one of its causes, means that the database is unavailable. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error instanceof Error && isUnavailable(error.cause));

/**
 * SQLSTATEs that end or refuse a connection: connection exceptions, an administrator's command, a crash, a server
 * starting up or shutting down, idle timeouts, and too many connections.
 */
const serverStates = /^(?:08\w{3}|57P0[1-5]|25P0[34]|53300)$/;

const networkCodes: ReadonlySet<string> = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of pg and Kysely errors that have no code. */
const messages =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|Postgres connection has been discarded|timeout e)/;

const queryTimeout = 'Query read timeout';

/** Whether a query was aborted because it took too long. */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === queryTimeout;

/** Whether a query failed because its connection was lost, rather than because of the query itself. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isQueryTimeout(error)) return true;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string'
    ? serverStates.test(code) || networkCodes.has(code)
    : messages.test(error.message);
}
