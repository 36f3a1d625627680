import { createContext, Script } from 'node:vm';

/** How long the parser of one file may take, in milliseconds: a text that is made for it can take hours. */
const timeoutMs = 10_000;

/** A text of so many characters costs a second at most, and is not watched, which costs too. */
const harmless = 8_000;

const shared: { parse: () => unknown } = { parse: () => undefined };
const context = createContext(shared);
const script = new Script('parse()');

/** The error is of the script's own realm, where `instanceof` knows nothing of it. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Runs a parser, which is broken off when its time is over. */
function timed<Output>(parse: () => Output, timeout: number): Output {
  const found: Output[] = [];
  shared.parse = () => void found.push(parse());
  try {
    script.runInContext(context, { timeout });
  } finally {
    shared.parse = () => undefined;
  }
  const [value] = found;
  if (found.length === 0) throw new Error('the parser did not run');
  return value as Output; // of one that may give undefined
}

/**
 * What a parser makes of a text from outside; the reason where it is broken off, because it takes too long or runs out
 * of stack.
 */
export function readWithin<Output>(
  text: string,
  parse: (text: string) => Output,
  limitMs = timeoutMs,
): { readonly value: Output } | { readonly problem: string } {
  try {
    return { value: text.length > harmless ? timed(() => parse(text), limitMs) : parse(text) };
  } catch (error) {
    if (isTimeout(error))
      return { problem: `takes more than ${limitMs / 1000} s to read; expected fewer signs and levels` };
    if (error instanceof RangeError) return { problem: 'goes too deep; expected fewer levels' };
    throw error;
  }
}
