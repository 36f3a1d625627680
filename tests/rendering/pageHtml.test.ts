import { describe, expect, it } from 'vitest';
import { inlineJson, pageHtml, type PageParts } from '@/rendering/pageHtml';

const frame = `<!doctype html>
<html lang="en-US" dir="ltr" data-theme="light">
  <head>
    <meta charset="utf-8" />
    <script>
      theShell();
    </script>
    <script type="module" crossorigin src="/assets/framework-1.js"></script>
    <script type="module" crossorigin src="/assets/shell-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/more-1.js">
    <link rel="stylesheet" crossorigin href="/assets/shell-1.css">
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>
`;

const page: PageParts = {
  lang: 'ar',
  absent: 'team art',
  campaigns: 'consent',
  head: '<title>Title</title><link rel="canonical" href="__PUBLIC_ORIGIN__/ar"/>',
  body: '<main>$& $1</main>',
  data: { paint: 'whole', lang: 'ar', sample: {}, messages: {}, answers: {}, responses: {} },
  requests: [],
  isGuarded: false,
  styles: [
    { address: '/assets/shell-1.css', css: '.shell{}' },
    { address: '/assets/page-1.css', css: '.page{}\n' },
  ],
  scripts: ['/assets/shell-1.js', '/assets/page-1.js'],
  fonts: ['/assets/vazirmatn-1.woff2'],
  facts: [],
  colorMode: undefined,
  noScript: 'Buying needs <script>',
};

const documentOf = (parts: Partial<PageParts> = {}) =>
  new DOMParser().parseFromString(pageHtml(frame, { ...page, ...parts }), 'text/html');

/** What the application's start adds to the page. */
const startOf = (built: Document) => {
  const template = built.querySelector<HTMLTemplateElement>('template#application');
  if (!template) throw new Error('The page has no template of the application');
  return template.content;
};

describe('a prerendered page', () => {
  it('declares its language and direction, and contains its content as rendered', () => {
    const { documentElement, title } = documentOf();
    expect([documentElement.lang, documentElement.dir, title]).toEqual(['ar', 'rtl', 'Title']);
    expect(documentElement.querySelector('#app')?.innerHTML).toBe('<main>$&amp; $1</main>');
    expect(pageHtml(frame, page)).toContain('<div id="app"><main>$& $1</main></div>');
  });

  it('tells readers without JavaScript what needs it', () => {
    expect(pageHtml(frame, page)).toContain(
      '<p class="no-script">Buying needs &lt;script&gt;</p></noscript>',
    );
  });

  it('cannot be broken by the texts in its data', () => {
    const words = '</script><script>alert(1)</script><!--';
    const built = documentOf({
      data: { ...page.data, messages: { common: { words } } },
      facts: [{ name: words }],
    });
    const data = JSON.parse(built.getElementById('page-data')?.textContent ?? '');
    expect(data.messages.common.words).toBe(words);
    expect(JSON.parse(built.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      name: words,
    });
    expect([...built.scripts].filter((script) => script.textContent.includes('alert'))).toHaveLength(2);
    expect(inlineJson(words)).not.toContain('<');
  });

  it('delays every script until the first paint, and adds its own', () => {
    const built = documentOf();
    expect(built.querySelectorAll('script[src], link[rel=modulepreload]')).toHaveLength(0);
    const started = [...startOf(built).querySelectorAll('script, link[rel=modulepreload]')];
    expect(started.map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href'))).toEqual([
      '/assets/framework-1.js',
      '/assets/shell-1.js',
      '/assets/more-1.js',
      '/assets/page-1.js',
    ]);
    expect(built.head.textContent).not.toContain('theShell');
  });

  it('inlines styles, and the application does not load them again', () => {
    const built = documentOf();
    expect(built.querySelector('style')?.textContent).toBe('.shell{}\n.page{}');
    // In the document itself, the preload scanner would request them.
    expect(built.querySelectorAll('link[rel=stylesheet]')).toHaveLength(0);
    const links = [...startOf(built).querySelectorAll('link[rel=stylesheet]')];
    expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('disabled')])).toEqual([
      ['/assets/shell-1.css', true],
      ['/assets/page-1.css', true],
    ]);
  });

  it('marks its head tags so that the application can remove them', () => {
    expect([...documentOf().querySelectorAll('[data-ahead]')].map(({ tagName }) => tagName)).toEqual([
      'TITLE',
      'LINK',
    ]);
  });

  it('that forces a color mode has it without JavaScript', () => {
    expect(documentOf().head.textContent).toContain('prefers-color-scheme');
    const dark = documentOf({ colorMode: 'dark' });
    expect(dark.documentElement.dataset['theme']).toBe('dark');
    expect(dark.head.textContent).not.toContain('prefers-color-scheme');
  });

  it('cannot be made from a different frame', () => {
    expect(() => pageHtml('<!doctype html>', page)).toThrow('index.html has no');
  });
});
