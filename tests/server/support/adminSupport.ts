import { runAdmin } from '../../../server/admin/run.ts';
import type { testServices } from './harness.ts';

/** Runs operator commands on a test's database. */
export function adminOf(services: Awaited<ReturnType<typeof testServices>>) {
  async function run(...words: string[]) {
    const said = { out: '', err: '' };
    // Created and received events are distinguished by their time.
    services.time.advance({ seconds: 1 });
    const open = async () => ({ services, close: async () => undefined });
    const code = await runAdmin(words, open, 'admin:test', {
      out: (text) => void (said.out += text),
      err: (text) => void (said.err += text),
    });
    return { code, ...said };
  }
  const json = async (...words: string[]): Promise<unknown> =>
    JSON.parse((await run(...words, '--json')).out);
  return { run, json };
}
