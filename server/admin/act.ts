import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type { Act } from '../../src/shared/desk/act.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../kernel/inTransaction.ts';
import { command, type AdminContext, type Command, type Described } from './command.ts';
import { DeskFile, textOf } from './desk/deskFile.ts';
import type { Subject } from './subject.ts';

/** An amount that an act moves, in minor units. */
export interface Moved {
  readonly currencyId: string;
  readonly minor: number;
}

/** How an act is done, for both doors: the shell, and the desk in the browser. */
interface Definition<Input, Answer> {
  /** Does it: in the transaction of an act that changes something. */
  readonly run: (db: Kysely<Database>, context: AdminContext, input: Input) => Promise<Answer>;
  /** The persons and orders that it is about; needed by acts that change something. */
  readonly about?: (db: Kysely<Database>, input: Input) => Promise<Subject>;
  /** What counts toward the limit of support; needed by acts of money. */
  readonly moves?: (db: Kysely<Database>, context: AdminContext, input: Input) => Promise<Moved>;
  /** Work that must be done before, in transactions of its own, and harms nothing if the act then isn't done. */
  readonly prepare?: (context: AdminContext) => Promise<unknown>;
  /** Its words in the shell; acts of the door itself have none. */
  readonly shell?: Pick<Described, 'summary' | 'positionals' | 'options'> & {
    readonly lines: (answer: Answer, input: Input) => readonly string[];
  };
}

/** An act with its parsed input. */
export interface Ready {
  readonly run: (db: Kysely<Database>, context: AdminContext) => Promise<unknown>;
  readonly about: ((db: Kysely<Database>) => Promise<Subject>) | undefined;
  readonly moves: ((db: Kysely<Database>, context: AdminContext) => Promise<Moved>) | undefined;
}

export interface Implementation {
  readonly act: Act;
  readonly command: Command | undefined;
  readonly prepare: ((context: AdminContext) => Promise<unknown>) | undefined;
  /** Parses the input with the parser of a door. */
  readonly ready: (given: unknown, parse: Parse) => Ready;
}

type Parse = <Schema extends v.GenericSchema>(schema: Schema, given: unknown) => v.InferOutput<Schema>;

/** The words that invoke an act in the shell: `twoFactor.off` is `two-factor off`. */
export const commandName = (name: string): string =>
  name.replaceAll('.', ' ').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Implements an act, once for both doors. */
export function implement<Given extends Act>(
  act: Given,
  definition: Definition<v.InferOutput<Given['input']>, v.InferOutput<Given['answer']>>,
): Implementation {
  const { run, about, moves, prepare, shell } = definition;
  return {
    act,
    prepare,
    ready: (given, parse) => {
      const input = parse(act.input, given);
      return {
        run: (db, context) => run(db, context, input),
        about: about && ((db) => about(db, input)),
        moves: moves && ((db, context) => moves(db, context, input)),
      };
    },
    command:
      shell &&
      command({
        name: commandName(act.name),
        summary: shell.summary,
        positionals: shell.positionals,
        options: shell.options,
        input: act.input,
        run: async (context, input) => {
          await prepare?.(context);
          const { db } = context.services;
          const answer = act.changes
            ? await inTransaction(db, (trx) => run(trx, context, input))
            : await run(db, context, input);
          if (answer instanceof DeskFile) return { lines: [await textOf(answer)], data: null };
          return { lines: shell.lines(answer, input), data: answer };
        },
      }),
  };
}
