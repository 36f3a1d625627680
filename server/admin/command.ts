import { randomUUID } from 'node:crypto';
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type { Database } from '../database/schema.ts';
import type { Services } from '../kernel/services.ts';
import { parseInput } from './inputs.ts';

/** A command's output: lines for people, data for `--json`. */
export interface Answer {
  readonly lines: readonly string[];
  readonly data: unknown;
  /** Whether the result is a problem; the exit code is then 1. */
  readonly failed?: boolean;
}

export interface AdminContext {
  readonly services: Services;
  /** The operator's name, for the audit log. */
  readonly actor: string;
}

/** The help text of a command. */
export interface Described {
  /** The words that invoke it: `promo add`. */
  readonly name: string;
  readonly summary: string;
  /** The names of the required arguments, in order. */
  readonly positionals: readonly string[];
  /** Each option with its help text; every command also takes `--help` and `--json`. */
  readonly options: Readonly<Record<string, { readonly value?: string; readonly help: string }>>;
}

/**
 * A command ready to run. `execute` opens the database only if the command needs it, and takes arguments and options by
 * name, as strings.
 * @throws v.ValiError, Failure
 */
export interface Command extends Described {
  readonly execute: (
    open: () => Promise<AdminContext>,
    given: Readonly<Record<string, unknown>>,
  ) => Promise<Answer>;
}

/** Defines a command whose input is parsed with a schema. */
export const command = <Schema extends v.GenericSchema>(
  described: Described & {
    readonly input: Schema;
    readonly run: (context: AdminContext, input: v.InferOutput<Schema>) => Promise<Answer>;
  },
): Command => ({
  ...described,
  execute: async (open, given) => {
    const input = parseInput(described.input, given);
    return described.run(await open(), input);
  },
});

/** Defines a command that needs no database. */
export const offlineCommand = <Schema extends v.GenericSchema>(
  described: Described & {
    readonly input: Schema;
    readonly run: (input: v.InferOutput<Schema>) => Promise<Answer>;
  },
): Command => ({
  ...described,
  execute: (_, given) => described.run(parseInput(described.input, given)),
});

/** The options in the format of `parseArgs`. */
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

/** Writes to the audit log, in the same transaction as the action. */
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
