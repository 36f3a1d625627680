import type { Plugin } from 'vite';
import { languages } from '../../src/shared/languages.ts';
import { fontsOf } from '../../src/rendering/fonts.ts';

const place = 'var fonts = {};';

/**
 * Tells the script in index.html which fonts a page needs first in each language. A page that isn't prerendered gets
 * its styles and text by script: if the fonts were requested only then, they'd miss the first paint.
 */
export function shellFonts(): Plugin {
  return {
    name: 'shell-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const addressOf = (source: string): string => {
          const file = files.find(
            (asset) => asset.type === 'asset' && asset.originalFileNames.includes(source),
          );
          if (!file) throw new Error(`The build has no ${source}`);
          return `/${file.fileName}`;
        };
        const fonts = languages.map(({ prefix }) => [prefix, fontsOf(prefix).map(addressOf)] as const);
        if (!html.includes(place)) throw new Error('index.html has no place for its fonts');
        return html.replace(place, `var fonts = ${JSON.stringify(Object.fromEntries(fonts))};`);
      },
    },
  };
}
