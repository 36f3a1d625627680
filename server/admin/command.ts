import type { ParseArgsOptionsConfig } from 'node:util';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type { Role } from '../../src/shared/desk/roles.ts';
import type { Lang } from '../../src/shared/languages.ts';
import type { Database } from '../database/schema.ts';
import { writeAudit } from '../kernel/auditLog.ts';
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
  /** Who acts, for the audit log: `shell:<name>`, or `desk:<user ID>`. */
  readonly actor: string;
  /** The role of a person at the desk; the shell may do everything. */
  readonly role?: Role;
  /** The language of the answer; English in the shell. */
  readonly lang?: Lang;
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
export const audit = (
  trx: Kysely<Database>,
  { actor, services }: AdminContext,
  action: string,
  target: string,
  data: object = {},
  { before, after }: { readonly before?: object; readonly after?: object } = {},
): Promise<void> => writeAudit(trx, services.clock(), { actor, action, target, data, before, after });
