/** A value from outside holds what no database takes. */
export class Unreadable extends Error {
  constructor() {
    super('A text holds NUL, or a value is nested too deep.');
    this.name = 'Unreadable';
  }
}

/** So deep a value may be nested: far more than any of ours, and few enough for whatever walks through it. */
const deepest = 50;

/** A text without lone halves of surrogate pairs, which are replaced. @throws Unreadable for one with NUL */
function readText(text: string): string {
  if (text.includes('\0')) throw new Unreadable();
  return text.toWellFormed();
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** A value with every text and every key in it read by `read`. Files and the like stay as they are. */
function mapTexts(value: unknown, read: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return read(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) throw new Unreadable();
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, read, depth + 1));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [read(name), mapTexts(part, read, depth + 1)]),
  );
}

/** Every text in a value, and every key, as `readText` has it. @throws Unreadable */
export const readJson = (value: unknown): unknown => mapTexts(value, readText);

/**
 * The same for a sender who would only send it again: NUL is replaced, too. @throws Unreadable for a value that is
 * nested too deep
 */
export const replaceUnreadable = (value: unknown): unknown =>
  mapTexts(value, (text) => text.replaceAll('\0', '\ufffd').toWellFormed());
