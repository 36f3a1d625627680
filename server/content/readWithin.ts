import { createContext, Script } from 'node:vm';

/** How long parsing one file may take, in milliseconds: a malicious text can take hours. */
const timeoutMs = 10_000;

/** Texts up to this many characters take a second at most and skip the timeout, which has a cost of its own. */
const maxUntimed = 8_000;

const shared: { parse: () => unknown } = { parse: () => undefined };
const context = createContext(shared);
const script = new Script('parse()');

/** The error belongs to the script's own realm, so `instanceof` does not work. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Runs a parser, aborting it after the timeout. */
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
  return value as Output; // `parse` may return undefined
}

/** Parses an untrusted text. Returns a problem if parsing takes too long or overflows the stack. */
export function readWithin<Output>(
  text: string,
  parse: (text: string) => Output,
  limitMs = timeoutMs,
): { readonly value: Output } | { readonly problem: string } {
  try {
    return { value: text.length > maxUntimed ? timed(() => parse(text), limitMs) : parse(text) };
  } catch (error) {
    if (isTimeout(error))
      return { problem: `takes more than ${limitMs / 1000} s to read; expected fewer signs and levels` };
    if (error instanceof RangeError) return { problem: 'goes too deep; expected fewer levels' };
    throw error;
  }
}
