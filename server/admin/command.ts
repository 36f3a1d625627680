import { randomUUID } from 'node:crypto';
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/schema.ts';
import type { Services } from '../kernel/services.ts';

/** A command's output: lines for people, data for `--json`. */
export interface Answer {
  readonly lines: readonly string[];
  readonly data: unknown;
  /** Whether what was asked for is not as it should be; the exit code is 1 then. */
  readonly failed?: boolean;
}

export interface AdminContext {
  readonly services: Services;
  /** The operator's name for the audit. */
  readonly actor: string;
}

/** The help text of a command. */
export interface Described {
  /** Its words: `promo add`. */
  readonly name: string;
  readonly summary: string;
  /** The names of what has to follow, in their order. */
  readonly positionals: readonly string[];
  /** Each option with what its help says; `--help` and `--json` are everybody's. */
  readonly options: Readonly<Record<string, { readonly value?: string; readonly help: string }>>;
}

/**
 * A command ready to run. `execute` opens the database only where the command works on it, and takes the words and
 * options by name, as strings. @throws v.ValiError, Failure
 */
export interface Command extends Described {
  readonly execute: (
    open: () => Promise<AdminContext>,
    given: Readonly<Record<string, unknown>>,
  ) => Promise<Answer>;
}

/** Makes a command: what it is given is read by the schema. */
export const command = <Schema extends v.GenericSchema>(
  described: Described & {
    readonly input: Schema;
    readonly run: (context: AdminContext, input: v.InferOutput<Schema>) => Promise<Answer>;
  },
): Command => ({
  ...described,
  execute: async (open, given) => {
    const input = v.parse(described.input, given);
    return described.run(await open(), input);
  },
});

/** Makes a command that needs no database. */
export const offlineCommand = <Schema extends v.GenericSchema>(
  described: Described & {
    readonly input: Schema;
    readonly run: (input: v.InferOutput<Schema>) => Promise<Answer>;
  },
): Command => ({
  ...described,
  execute: (_, given) => described.run(v.parse(described.input, given)),
});

/** The options as `parseArgs` wants them. */
export const parseOptions = ({ options }: Described): ParseArgsOptionsConfig => ({
  help: { type: 'boolean' },
  json: { type: 'boolean' },
  ...Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  ),
});

/** Writes down what is done, in the database transaction that does it. */
export async function audit(
  trx: Kysely<Database>,
  { actor, services }: AdminContext,
  action: string,
  target: string,
  data: object = {},
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      actor,
      action,
      target,
      data: JSON.stringify(data),
      created_at: services.clock(),
    })
    .execute();
}
