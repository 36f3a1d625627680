/**
 * Milliseconds after which a wait in a test fails. Long, since busy machines are slow and no test measures time;
 * `npm run test:mutations` shortens it.
 */
export const waitLimit = Number(process.env['TEST_WAIT_MS'] ?? 30_000);
