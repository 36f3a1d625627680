import type { Plugin } from 'vite';
import { languages, siteLanguages } from '../../src/shared/languages.ts';

const prefixes = (list: readonly { readonly prefix: string }[]): string =>
  list.map(({ prefix }) => prefix).join(' ');

/** Limits the languages known to the script in index.html to those of this deployment. */
export function siteLanguageList(): Plugin {
  return {
    name: 'site-languages',
    transformIndexHtml: (html) => {
      if (!html.includes(prefixes(languages))) throw new Error('index.html has no list of the languages');
      return html.replace(prefixes(languages), prefixes(siteLanguages));
    },
  };
}
