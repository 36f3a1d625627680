/** An error's message; one about several tried addresses has a code only. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
};

/** The database did not answer, or the connection to it was lost; what was under way is not known to have happened. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer: ${reasonOf(cause)}`, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** Whether an error, or one that it came from, is that the database does not answer. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error instanceof Error && isUnavailable(error.cause));

/**
 * SQLSTATEs that end a connection or refuse one: connection exceptions, an administrator's command, a crash, a server
 * that starts or stops, sessions that were idle too long, and too many connections.
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

/** Messages of pg and Kysely that have no code. */
const messages =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|Postgres connection has been discarded|timeout e)/;

const queryTimeout = 'Query read timeout';

/** Whether a query was given up because it took too long. */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === queryTimeout;

/** Whether a query failed because its connection was lost, and not because of what it asks for. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isQueryTimeout(error)) return true;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string'
    ? serverStates.test(code) || networkCodes.has(code)
    : messages.test(error.message);
}
