import { directionOf, languageOf, type Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import type { PageAddress } from '../../src/shared/rendering.ts';
import { messagesFor } from '../kernel/messages.ts';
import { escapeHtml as e } from '../../src/shared/escapeHtml.ts';
import { HtmlPage } from './htmlPage.ts';

/** The kind of shell: for a page rendered in the browser, or for a missing page. */
export type ShellKind = 'page' | 'missing';

function wordsOf(lang: Lang, kind: ShellKind): { title: string; text: string; home: string } {
  const errors = messagesFor(lang, 'errors');
  const home = errors('home');
  if (kind === 'missing')
    return { title: errors('notFound.title'), text: errors('notFound.description'), home };
  const t = messagesFor(lang, 'noScript');
  return { title: t('title'), text: t('text'), home };
}

/** What the document tells the application about the site. */
export type SiteFacts = Pick<PageAddress, 'absent' | 'campaigns'>;

/** The application without a page, plus localized content for browsers without scripts. */
function shellHtml(html: string, lang: Lang, kind: ShellKind, { absent, campaigns }: SiteFacts): string {
  const { title, text, home } = wordsOf(lang, kind);
  const common = messagesFor(lang, 'common');
  const links = [
    [paths.landing.href(lang), home],
    // These work without script.
    [paths.withdraw.href(lang), common('legal.withdraw')],
    [paths.cancel.href(lang), common('legal.cancel')],
  ] as const;
  const listed = links.map(([to, name]) => `<p><a href="${to}">${e(name)}</a></p>`).join('');
  return html
    .replace(
      /<html lang="[^"]*" dir="[^"]*"/,
      `<html lang="${languageOf(lang).tag}" dir="${directionOf(lang)}" data-absent="${absent}" data-campaigns="${campaigns}"`,
    )
    .replace(
      '<div id="app"></div>',
      (app) => `${app}<noscript><main><h1>${e(title)}</h1><p>${e(text)}</p>${listed}</main></noscript>`,
    );
}

/** The shells of a build, each created on first use. */
export class Shells {
  readonly #html: string;
  readonly #made = new Map<string, HtmlPage>();

  constructor(html: string) {
    this.#html = html;
  }

  /** The shell in a language. */
  in(lang: Lang, kind: ShellKind, facts: SiteFacts): HtmlPage {
    const key = `${kind} ${lang} ${facts.campaigns} ${facts.absent}`;
    const page = this.#made.get(key) ?? new HtmlPage(shellHtml(this.#html, lang, kind, facts));
    this.#made.set(key, page);
    return page;
  }
}
