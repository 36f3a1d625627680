import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { problemOf } from './inputs.ts';
import { parseOptions, type Command, type Described } from './command.ts';

/** Arguments and options by name, or what is wrong with them. */
export type ReadWords =
  | { readonly given: Readonly<Record<string, unknown>>; readonly problem?: undefined }
  | { readonly given?: undefined; readonly problem: string };

/** An option's or argument's name as people type it. */
const typed = ({ positionals }: Described, name: string): string =>
  positionals.includes(name) ? `<${name}>` : `--${name}`;

/** Reads the words of a command line that starts with the command's name. */
export function readWords(command: Command, words: readonly string[]): ReadWords {
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options: parseOptions(command),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const known = parseOptions(command);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!option) return { problem: `${command.name} has no option ${rawName}` };
    if (option.type === 'boolean' && value !== undefined) return { problem: `${rawName} takes no value` };
    if (option.type === 'string' && (value === undefined || (!inlineValue && value.startsWith('-'))))
      return {
        problem: `${rawName} needs a value, such as ${rawName} ${command.options[name]?.value ?? ''}`,
      };
  }
  const rest = positionals.slice(command.name.split(' ').length);
  const missing = values['help'] === true ? undefined : command.positionals[rest.length];
  if (missing !== undefined) return { problem: `<${missing}> is missing` };
  const extra = rest[command.positionals.length];
  if (extra !== undefined) return { problem: `${extra} is one word too many` };
  return {
    given: { ...values, ...Object.fromEntries(command.positionals.map((name, i) => [name, rest[i]])) },
  };
}

/** What is wrong with the input of a command, one line for each problem. */
export const problemsOf = (command: Described, issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${typed(command, v.getDotPath(issue) ?? 'input')} ${problemOf(issue)}`).join('\n');
