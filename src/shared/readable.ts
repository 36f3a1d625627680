/** Whether a part of an address can name anything: no id or slug holds control characters or halves of characters. */
export const isReadable = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);
