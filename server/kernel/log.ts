import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * The logged fields of an error. Leaves out the query and its values, which database errors include: they may be
 * addresses, links and hashes.
 */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(error.cause !== undefined && { cause: errorFields(error.cause) }),
  };
}

/** The server's log: one line of JSON per event, on standard output by default. */
export const openLog = (level: string, to: DestinationStream = pino.destination(1)): Logger =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorFields } },
    to,
  );
