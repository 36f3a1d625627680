import { errorCode } from '../database/errorCode.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance, type TFunction, type TypeOptions } from 'i18next';
import { languageOf, type Lang } from '../../src/shared/languages.ts';
import { valueFormatter, valueJoins } from '../../src/shared/messageFormat.ts';
import { product } from '../../src/shared/product.ts';
import { promises } from '../../src/shared/promises.ts';

/** A file of `locales/<language>/`. */
type ServerNamespace = keyof TypeOptions['resources'];

const localesDir = path.resolve(import.meta.dirname, '../../locales');

/** Reads a language's message file; empty if it is missing, so that English is the fallback. */
function read(lang: Lang, namespace: ServerNamespace): object {
  try {
    // Our own file, validated by `npm run i18n:check`; the keys define its shape.
    return JSON.parse(readFileSync(path.join(localesDir, lang, `${namespace}.json`), 'utf8')) as object;
  } catch (error) {
    if (errorCode(error) === 'ENOENT' && lang !== 'en') return {};
    throw error;
  }
}

const english = languageOf('en').tag;
const instance = createInstance();
const loaded = new Set<string>();

void instance
  .use(valueFormatter)
  .use(valueJoins)
  .init({
    lng: english,
    fallbackLng: english,
    ns: [],
    initAsync: false,
    postProcess: valueJoins.name,
    interpolation: {
      escapeValue: false,
      alwaysFormat: true,
      defaultVariables: { product: product.name, ...promises },
    },
  });

function load(lang: Lang, namespace: ServerNamespace): void {
  const key = `${lang}/${namespace}`;
  if (loaded.has(key)) return;
  loaded.add(key);
  instance.addResourceBundle(languageOf(lang).tag, namespace, read(lang, namespace));
}

/** The messages of a namespace in a language, read from file on first use. */
export function messagesFor<Namespace extends ServerNamespace>(
  lang: Lang,
  namespace: Namespace,
): TFunction<Namespace> {
  load('en', namespace);
  load(lang, namespace);
  return instance.getFixedT(languageOf(lang).tag, namespace);
}
