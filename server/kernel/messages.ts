import { errorCode } from './errorCode.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance, type TFunction, type TypeOptions } from 'i18next';
import { languageOf, type Lang } from '../../src/shared/languages.ts';
import { valueFormatter, valueJoins } from '../../src/shared/messageFormat.ts';
import { product } from '../../src/shared/product.ts';

/** A file of `locales/<language>/`. */
type ServerNamespace = keyof TypeOptions['resources'];

const localesDir = path.resolve(import.meta.dirname, '../../locales');

/** A language's file of messages; English serves where it is missing. */
function read(lang: Lang, namespace: ServerNamespace): object {
  try {
    // Our own file, checked by `npm run i18n:check`; its shape is what the keys ask for.
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
    interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: { product: product.name } },
  });

function load(lang: Lang, namespace: ServerNamespace): void {
  const key = `${lang}/${namespace}`;
  if (loaded.has(key)) return;
  loaded.add(key);
  instance.addResourceBundle(languageOf(lang).tag, namespace, read(lang, namespace));
}

/** The messages of a namespace as a language speaks them; read from their file when first asked for. */
export function messagesFor<Namespace extends ServerNamespace>(
  lang: Lang,
  namespace: Namespace,
): TFunction<Namespace> {
  load('en', namespace);
  load(lang, namespace);
  return instance.getFixedT(languageOf(lang).tag, namespace);
}
