/** An external value contains something that no database accepts. */
export class InvalidTextError extends Error {
  constructor() {
    super('A text holds NUL, or a value is nested too deep.');
    this.name = 'InvalidTextError';
  }
}

/** The maximum nesting depth: far more than we ever need, and safe for any code that walks the value. */
const deepest = 50;

/** Replaces lone surrogates in a text. @throws InvalidTextError if it contains NUL */
function readText(text: string): string {
  if (text.includes('\0')) throw new InvalidTextError();
  return text.toWellFormed();
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Applies `read` to every text and key in a value. Files and similar objects stay as they are. */
function mapTexts(value: unknown, read: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return read(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) throw new InvalidTextError();
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, read, depth + 1));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [read(name), mapTexts(part, read, depth + 1)]),
  );
}

/** Applies `readText` to every text and key in a value. @throws InvalidTextError */
export const readJson = (value: unknown): unknown => mapTexts(value, readText);

/**
 * The same for senders that would only resend: NUL is replaced too.
 * @throws InvalidTextError for a value nested too deeply
 */
export const replaceInvalidText = (value: unknown): unknown =>
  mapTexts(value, (text) => text.replaceAll('\0', '\ufffd').toWellFormed());
