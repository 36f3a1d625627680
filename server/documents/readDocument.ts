import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { isDay } from '../../src/shared/days.ts';

/** What a document's front matter says. */
const facts = v.strictObject(
  {
    version: v.pipe(
      v.string('the name of a version such as 2027-01'),
      v.regex(
        /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/,
        'the name of a version such as 2027-01, of small letters, digits, hyphens, and periods',
      ),
      v.maxLength(50, 'at most 50 letters'),
    ),
    from: v.pipe(
      v.string('the day from which it is in force'),
      v.check(isDay, 'the day from which it is in force, such as 2027-01-31'),
    ),
  },
  'only version and from',
);

/** A legal document in one language. */
export interface ReadDocument extends v.InferOutput<typeof facts>, TitledText {}

/** A title and the text below it, in Markdown. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** Splits a text into its title, which is the first line, and the rest; undefined if it does not start with a title. */
export function splitTitle(markdown: string): TitledText | undefined {
  const { title, text } = /^\s*# (?<title>.+)\n(?<text>[^]*)$/.exec(markdown)?.groups ?? {};
  return title === undefined || text === undefined ? undefined : { title: title.trim(), text: text.trim() };
}

/** Reads a document: its version and date between two lines `---`, its title in a line `# Title`, and its text. */
export function readDocument(given: string): ReadDocument | { readonly problem: string } {
  const { front, rest } = /^---\n(?<front>[^]*?\n)---\n(?<rest>[^]*)$/.exec(given)?.groups ?? {};
  if (front === undefined || rest === undefined)
    return { problem: 'expected version and from between two lines --- at the start' };
  const yaml = parseDocument(front, { schema: 'failsafe', prettyErrors: false, stringKeys: true });
  const [error] = yaml.errors;
  if (error) return { problem: error.message.slice(0, 200) };
  const parsed = v.safeParse(facts, yaml.toJS({ maxAliasCount: 0 }));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return {
      problem: `${v.getDotPath(issue) ?? 'what is between the lines ---'}: expected ${issue.message}`,
    };
  }
  const body = splitTitle(rest);
  return body ? { ...parsed.output, ...body } : { problem: 'expected a first line such as # Title' };
}

export const joinTitle = ({ title, text }: TitledText): string => `# ${title}\n\n${text}\n`;

/** Writes a document in the form that `readDocument` reads. */
export const writeDocument = ({ version, from, ...titled }: ReadDocument): string =>
  `---\nversion: ${version}\nfrom: ${from}\n---\n\n${joinTitle(titled)}`;
