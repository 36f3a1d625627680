import type { Plugin } from 'vite';

/** React's production files by what imports call them; without the aliases, each comes with a file that chooses one. */
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  // A stand-in for versions of React without this hook; as CommonJS, it would keep all of React.
  'use-sync-external-store/shim/index.js': 'react/cjs/react.production.js',
};

/** Resolves React to those files. */
export const reactAliases = (root: string) =>
  Object.entries(files).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: `${root}/node_modules/${file}`,
  }));

/** Rewrites a CommonJS module that requires others at its top and assigns to its exports. */
function toModule(code: string): string {
  const imports: string[] = [];
  const body = code
    .replaceAll(/\b(\w+) = require\("([\w/-]+)"\)/g, (_, name: string, from: string) => {
      imports.push(`import * as ${name} from '${from}';`);
      return `required${name}`;
    })
    .replaceAll(/\bexports\.(\w+)/g, 'exported_$1');
  const names = [...new Set(Array.from(body.matchAll(/\bexported_(\w+) =/g), ([, name]) => name))];
  return [
    ...imports,
    `var ${names.map((name) => `exported_${name}`).join(', ')};`,
    body,
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}

/**
 * Names what a package uses of React, so that the rest can be dropped: not `React[key]`, which hides names from bundlers
 * that warn of missing ones, and not the whole of it by a default import.
 */
const withPlainNames = (code: string): string =>
  code
    .replaceAll(
      /\bimport ([\w$]+)(?:, *(\{[^}]*\}))? from (["']react(?:-dom)?["'])/g,
      (_, all: string, some: string | undefined, from: string) =>
        `import * as ${all} from ${from}${some === undefined ? '' : `; import ${some} from ${from}`}`,
    )
    .replaceAll(/\b(React\d*)\[(\w+)\]/g, (whole, react: string, key: string) => {
      const name = new RegExp(`\\b${key} = "(\\w+)"`).exec(code)?.[1];
      return name === undefined ? whole : `${react}.${name}`;
    });

/**
 * Makes modules of React's files. As CommonJS, they would take a file of helpers on every page, and a call of one in
 * every file that uses React.
 */
export const reactModules = (): Plugin[] => [
  {
    name: 'react-modules',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/][\w-]+\.production\.js$/ },
      handler: (code) => ({ code: toModule(code), map: null }),
    },
  },
  {
    name: 'react-names',
    apply: 'build',
    transform: {
      filter: {
        id: /node_modules/,
        code: /\bReact\d*\[\w+\]|\bimport [\w$]+(?:, *\{[^}]*\})? from ["']react(?:-dom)?["']/,
      },
      handler: (code) => ({ code: withPlainNames(code), map: null }),
    },
  },
];
