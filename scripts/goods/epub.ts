import { directionOf, languageOf, type Lang } from '../../src/shared/languages.ts';
import { escapeXml, imprint, type Book } from './book.ts';
import { zipTexts } from './zip.ts';

/** Without a region: the books' English has none. */
const tagOf = (lang: Lang): string => (lang === 'en' ? 'en' : languageOf(lang).tag);

const page = (title: string, body: string, lang: Lang = 'en') => `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${tagOf(lang)}" xml:lang="${tagOf(lang)}"${directionOf(lang) === 'rtl' ? ' dir="rtl"' : ''}>
<head><title>${escapeXml(title)}</title><link rel="stylesheet" href="book.css"/></head>
<body>${body}</body>
</html>
`;

const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const style = `body { line-height: 1.5; margin: 5%; }
h1 { font-weight: normal; margin: 2em 0 1em; }
p { margin: 0 0 0.8em; }
svg { max-width: 100%; height: auto; }
`;

/** Creates an EPUB 3 (https://www.w3.org/TR/epub-33/), whose media type comes first and uncompressed. */
export function epubOf({ id, title, chapters }: Book): Uint8Array {
  const pages = chapters.map((chapter, index) => ({ ...chapter, file: `chapter-${index + 1}` }));
  const spoken = new Set(chapters.map(({ lang = 'en' }) => tagOf(lang)));
  const items = pages
    .map(
      ({ file, body }) =>
        `<item id="${file}" href="${file}.xhtml" media-type="application/xhtml+xml"${body.includes('<svg') ? ' properties="svg"' : ''}/>`,
    )
    .join('\n');
  const opf = `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:orrery:${id}</dc:identifier>
<dc:title>${escapeXml(title)}</dc:title>
${[...spoken].map((tag) => `<dc:language>${tag}</dc:language>`).join('\n')}
<dc:creator>Orrery</dc:creator>
<dc:rights>${escapeXml(imprint)}</dc:rights>
<meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="book.css" media-type="text/css"/>
${items}
</manifest>
<spine>${pages.map(({ file }) => `<itemref idref="${file}"/>`).join('')}</spine>
</package>
`;
  const contents = pages
    .map(({ file, title: name }) => `<li><a href="${file}.xhtml">${escapeXml(name)}</a></li>`)
    .join('');
  return zipTexts(
    {
      mimetype: 'application/epub+zip',
      'META-INF/container.xml': container,
      'book/book.opf': opf,
      'book/nav.xhtml': page(
        title,
        `<nav epub:type="toc"><h1>${escapeXml(title)}</h1><ol>${contents}</ol></nav>`,
      ),
      'book/book.css': style,
      ...Object.fromEntries(
        pages.map(({ file, title: name, body, lang }) => [
          `book/${file}.xhtml`,
          page(name, `<h1>${escapeXml(name)}</h1>${body}`, lang),
        ]),
      ),
    },
    ['mimetype'],
  );
}
