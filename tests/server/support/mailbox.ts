import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { jobContext } from './jobContext.ts';
import { runDueJobs } from '../../../server/kernel/worker.ts';
import { outboxOf } from '../../../server/mail/transport.ts';
import type { TestServices } from './harness.ts';

/** The mails the server sends in a test file. */
export function mailboxOf(services: TestServices) {
  const outbox = outboxOf(services.config);

  /** Works off the queue and returns the mails to an address, oldest first, as readable text. */
  async function mailsTo(address: string): Promise<string[]> {
    await runDueJobs(jobContext(services));
    const files = (await readdir(outbox).catch(() => []))
      // Others are still being written.
      .filter((name) => name.endsWith('.eml'))
      .map((name) => path.join(outbox, name));
    // Sorted by file time, as the test clock may stand still between two mails.
    const mails = await Promise.all(
      files.map(async (file) => ({
        text: await readFile(file, 'utf8'),
        at: (await stat(file, { bigint: true })).mtimeNs,
      })),
    );
    return mails
      .sort((a, b) => Number(a.at - b.at))
      .map(({ text }) => text)
      .filter((text) => text.includes(`To: ${address}\r\n`))
      .map((text) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
  }

  return {
    mailsTo,
    /** The subjects of the mails to an address. */
    subjectsTo: async (address: string): Promise<string[]> =>
      (await mailsTo(address)).map((mail) => /^Subject: (.*?)\r?$/m.exec(mail)?.[1] ?? ''),
    /** The code in the last mail to an address that links to a page. */
    codeFor: async (address: string, page: 'auth-cb' | 'auth/password/new' | 'auth/email') => {
      const link = new RegExp(`http://localhost:3000/[a-z]{2}/${page}#code=([\\w-]{43})`);
      const codes = (await mailsTo(address)).map((mail) => link.exec(mail)?.[1] ?? '').filter(Boolean);
      return codes.at(-1) ?? '';
    },
    /** Deletes all mails, due jobs and rate limits. */
    empty: async (): Promise<void> => {
      await services.db.deleteFrom('rate_limits').execute();
      await services.db.deleteFrom('jobs').execute();
      await rm(outbox, { recursive: true, force: true });
    },
  };
}
