/** Whether a part of a URL can name anything: ids and slugs contain no control characters or lone surrogates. */
export const isReadable = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);
