/** What a heading is found by in the address: its words, in any script. */
export const headingId = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The headings of the second level of a text in Markdown, in order. */
export function headingsOf(body: string): { id: string; title: string }[] {
  return [...body.matchAll(/^##[ \t]+(.+?)[ \t]*#*$/gm)].map(([, title = '']) => {
    const words = title.replace(/[*_`]/g, '');
    return { id: headingId(words), title: words };
  });
}
