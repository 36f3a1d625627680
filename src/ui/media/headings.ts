/** The fragment id of a heading: its words, in any script. */
export const headingId = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The second-level headings of a Markdown text, in order. */
export function headingsOf(body: string): { id: string; title: string }[] {
  return [...body.matchAll(/^##[ \t]+(.+?)[ \t]*#*$/gm)].map(([, title = '']) => {
    const words = title.replace(/[*_`]/g, '');
    return { id: headingId(words), title: words };
  });
}
