import { createReadStream } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Serves `locales/<lang>/<namespace>.json` at `/locales` in development and tells open pages of edited ones, and copies
 * them minified into the build.
 */
export function localeFiles(root: string): Plugin {
  const folder = path.join(root, 'locales');
  return {
    name: 'locale-files',
    configureServer(server) {
      server.middlewares.use('/locales', (request, response, next) => {
        // Vite's own requests for the same file as a module end in `?import`.
        const name = /^\/([a-z]{2}\/\w+\.json)(?:\?(?!import)|$)/.exec(request.url ?? '')?.[1];
        if (!name) return next();
        const file = createReadStream(path.join(folder, name));
        file.on('open', () => response.setHeader('content-type', 'application/json; charset=utf-8'));
        file.on('error', () => {
          response.statusCode = 404;
          response.end();
        });
        return file.pipe(response);
      });
    },
    hotUpdate({ file }) {
      const [lang, name = ''] = path.relative(folder, file).split(path.sep);
      if (this.environment.name !== 'client' || !file.startsWith(folder) || !name.endsWith('.json')) return;
      this.environment.hot.send('locales:edited', { lang, namespace: path.basename(name, '.json') });
    },
    async generateBundle() {
      for await (const name of glob('*/*.json', { cwd: folder })) {
        const messages: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
        this.emitFile({
          type: 'asset',
          fileName: `locales/${name.replaceAll(path.sep, '/')}`,
          source: JSON.stringify(messages),
        });
      }
    },
  };
}
