import * as v from 'valibot';
import { Failure } from '../kernel/failure.ts';
import type { Services } from '../kernel/services.ts';
import { catalogue } from './commands/catalogue.ts';
import { content } from './commands/content.ts';
import { customers } from './commands/customers.ts';
import { customersByAddress } from './commands/customersByAddress.ts';
import { disputes } from './commands/disputes.ts';
import { events } from './commands/events.ts';
import { files } from './commands/files.ts';
import { jobs } from './commands/jobs.ts';
import { law } from './commands/law.ts';
import { ledger } from './commands/ledger.ts';
import { licences } from './commands/licences.ts';
import { seats } from './commands/seats.ts';
import { priceSet } from './commands/prices.ts';
import { promo } from './commands/promo.ts';
import { rates } from './commands/rates.ts';
import { ratings } from './commands/ratings.ts';
import { reconcile } from './commands/reconcile.ts';
import { declarations } from './commands/declarations.ts';
import { refundRequests } from './commands/refundRequests.ts';
import { refunds } from './commands/refunds.ts';
import { rules } from './commands/rules.ts';
import { settings } from './commands/settings.ts';
import { suspense } from './commands/suspense.ts';
import type { Command } from './command.ts';
import { implementations } from './implementations.ts';
import { problemsOf, readWords } from './commandLine.ts';
import { commandHelp, overview } from './help.ts';
import { printable } from './printable.ts';

/** Every command of the shell. */
export const commands: readonly Command[] = [
  ...implementations.flatMap(({ command }) => command ?? []),
  ...customers,
  ...customersByAddress,
  ...refunds,
  ...refundRequests,
  ...declarations,
  disputes,
  ...suspense,
  reconcile,
  ledger,
  ...law,
  ...events,
  ...jobs,
  ...promo,
  ...catalogue,
  priceSet,
  ...rates,
  ...settings,
  ...licences,
  ...seats,
  ...files,
  ...content,
  ...ratings,
  ...rules,
];

/** The command's output. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Opens what a command works on; the caller closes it afterwards. */
export type Open = () => Promise<{ services: Services; close: () => Promise<void> }>;

/** 0: done; 1: refused, or the result is a problem; 2: the command line was not understood. */
export type ExitCode = 0 | 1 | 2;

/** The former first words of commands, which scripts may still use. */
const formerNames = new Map(Object.entries({ catalogue: 'catalog', licences: 'licenses' }));

/** The command that the words start with. */
const commandOf = (words: readonly string[]): Command | undefined =>
  commands.find(({ name }) => name.split(' ').every((part, index) => words[index] === part));

/** Runs one operator command and returns its exit code. */
export async function runAdmin(
  given: readonly string[],
  open: Open,
  actor: string,
  output: Output,
): Promise<ExitCode> {
  const words = given.map((word, index) => (index === 0 ? (formerNames.get(word) ?? word) : word));
  const out = (text: string) => output.out(printable(text));
  const err = (text: string) => output.err(printable(text));
  const plain = words.filter((word) => !word.startsWith('-'));
  const command = commandOf(plain);
  if (!command) {
    const asked = words.length === 0 || words.includes('--help');
    (asked ? out : err)(overview(commands, asked ? [] : plain));
    return asked && words.length > 0 ? 0 : 2;
  }
  const parsed = readWords(command, words);
  if (parsed.problem !== undefined) {
    err(`${parsed.problem}\n\n${commandHelp(command)}`);
    return 2;
  }
  const { help, json, ...values } = parsed.given;
  if (help === true) {
    out(commandHelp(command));
    return 0;
  }
  let opened: Awaited<ReturnType<Open>> | undefined;
  try {
    const answer = await command.execute(async () => {
      opened = await open();
      return { services: opened.services, actor };
    }, values);
    out(json === true ? JSON.stringify(answer.data, null, 2) : answer.lines.join('\n'));
    return answer.failed === true ? 1 : 0;
  } catch (error) {
    if (v.isValiError(error)) {
      err(`${problemsOf(command, error.issues)}\n\n${commandHelp(command)}`);
      return 2;
    }
    if (!(error instanceof Failure)) throw error;
    err(
      json === true ? JSON.stringify({ error: { code: error.code, message: error.message } }) : error.message,
    );
    return 1;
  } finally {
    await opened?.close();
  }
}
