import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { splitTitle } from '../../server/documents/readDocument.ts';
import { goodFile } from './goodFile.ts';
import type { Book } from './book.ts';
import { epubOf } from './epub.ts';
import { toXhtml } from './markdown.ts';
import { bookPages, pdfOf } from './pdf.ts';

/** The letters as a book, from the texts that can be read in the browser. */
export async function letters(browser: Browser): Promise<Record<string, Uint8Array | string>> {
  const title = 'Letters from the Observatory';
  const texts = await Promise.all(
    ['cold', 'mirror', 'log', 'thaw'].map(async (letter) => {
      const text = splitTitle(await readFile(goodFile(`letter-${letter}/en.md`), 'utf8'));
      if (!text) throw new Error(`The letter ${letter} has no title`);
      return text;
    }),
  );
  const book: Book = {
    id: 'letters-from-the-observatory',
    title,
    chapters: texts.map((text) => ({ title: text.title, body: toXhtml(text.text) })),
  };
  const plain = texts.map((text) => `${text.title}\n\n${text.text.replaceAll('*', '')}\n`);
  return {
    'letters-book/letters-from-the-observatory.epub': epubOf(book),
    'letters-book/letters-from-the-observatory.pdf': await pdfOf(browser, title, bookPages(book)),
    'letters-book/letters-from-the-observatory.txt': [`${title}\n`, ...plain].join('\n\n'),
  };
}
