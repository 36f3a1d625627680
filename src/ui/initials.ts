const firstLetter = (word: string | undefined): string => /\p{L}\p{M}*/u.exec(word ?? '')?.[0] ?? '';

/** The first letters of a name's first and last word; separated, so that letters of cursive scripts don't connect. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s·]+/u).filter(Boolean);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words.at(0), last].map(firstLetter).filter(Boolean).join('\u200c');
}
