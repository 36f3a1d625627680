import type { Described } from './command.ts';

const usage = ({ name, positionals }: Described): string =>
  [name, ...positionals.map((positional) => `<${positional}>`)].join(' ');

/** A summary of every command, or of those that start with the same word as the given ones. */
export function overview(commands: readonly Described[], words: readonly string[]): string {
  const near = commands.filter(({ name }) => name.split(' ')[0] === words[0]);
  const shown = near.length > 0 ? near : commands;
  const width = Math.max(...shown.map((command) => usage(command).length));
  return [
    ...(words.length > 0 ? [`There is no command "${words.join(' ')}".`, ''] : []),
    'npm run admin -- <command> [--json] [--help]',
    '',
    ...shown.map((command) => `  ${usage(command).padEnd(width)}  ${command.summary}`),
    '',
    'Works on DATABASE_URL, else on the embedded database in DATA_DIR, which the server must not be using.',
    'Exit codes: 0 succeeded, 1 refused or found a problem, 2 invalid arguments.',
  ].join('\n');
}

/** The usage of one command. */
export function commandHelp(command: Described): string {
  const everybody: Described['options'] = {
    ...command.options,
    json: { help: 'answers in JSON' },
    help: { help: 'shows this' },
  };
  const options = Object.entries(everybody).map(([name, { value, help }]): [string, string] => [
    value === undefined ? `--${name}` : `--${name} <${value}>`,
    help,
  ]);
  const width = Math.max(...options.map(([option]) => option.length));
  return [
    command.summary,
    '',
    `  npm run admin -- ${usage(command)}`,
    '',
    ...options.map(([option, help]) => `  ${option.padEnd(width)}  ${help}`),
  ].join('\n');
}
