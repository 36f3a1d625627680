import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { listening, type Listening } from './listening.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder, and `index.html` for every other path, as any host of a single-page application. */
export const startStaticHost = (folder: string): Promise<Listening> =>
  listening(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const type = types[path.extname(pathname)];
      const file = path.join(folder, type === undefined ? 'index.html' : path.normalize(pathname));
      readFile(file).then(
        (content) =>
          response.writeHead(200, { 'content-type': type ?? 'text/html; charset=utf-8' }).end(content),
        () => response.writeHead(404).end(),
      );
    }),
  );
