/**
 * The entry point of the application's bundle for Node, with which the server renders pages (`server/rendering`) in the
 * frame of the built index.html.
 */
import * as v from 'valibot';
import { setAbsentParts } from '@/lib/absentParts';
import { assetOf, filesOf, parseManifest, type ClientManifest } from '@/rendering/clientFiles';
import { fontsOf } from '@/rendering/fonts';
import { pageHtml } from '@/rendering/pageHtml';
import { isGuarded, namespacesOf, pageAt, renderPage, sourceOf } from '@/rendering/renderPage';
import { factsOf } from '@/rendering/structuredData';
import type { Lang } from '@/shared/languages';
import { setPosted } from '@/shared/postedForm';
import { isPrivatePath } from '@/shared/privatePaths';
import { renderingFolder, type Application, type ReadBuilt } from '@/shared/rendering';

const noScriptWords = v.object({ title: v.string(), text: v.string(), reading: v.string() });

/** The build's files that have been read; a bundle belongs to one build. */
const texts = new Map<string, Promise<string>>();
const messages = new Map<string, Promise<object>>();
let manifest: Promise<ClientManifest> | undefined;

/** Remembers what was read, but not failures. */
function remembered<Value>(known: Map<string, Promise<Value>>, key: string, read: () => Promise<Value>) {
  const value = known.get(key) ?? read();
  known.set(key, value);
  value.catch(() => known.delete(key));
  return value;
}

/** A message file, as the application gets it: if a language lacks it, in English. */
const messagesOf = (read: ReadBuilt, lang: Lang, namespace: string): Promise<object> =>
  remembered(messages, `${lang}/${namespace}`, async () => {
    const text = await read(`locales/${lang}/${namespace}.json`).catch((error: unknown) => {
      if (lang === 'en') throw error;
    });
    return text === undefined ? messagesOf(read, 'en', namespace) : (JSON.parse(text) as object);
  });

/** What readers without scripts are told: what the page can't do, or that it needs them. */
async function noScriptText(read: ReadBuilt, lang: Lang, isNeeded: boolean): Promise<string> {
  const { title, text, reading } = v.parse(noScriptWords, await messagesOf(read, lang, 'noScript'));
  return isNeeded ? `${title}. ${text}` : reading;
}

export const renderDocument: Application['renderDocument'] = async (address, read) => {
  const { path, lang, paint, absent, campaigns, posted } = address;
  setAbsentParts(absent);
  setPosted(posted);
  const known = pageAt(path);
  if (!known) throw new Error(`The route table has no page at ${path}`);
  const textOf = (file: string) => remembered(texts, file, () => read(file));
  manifest ??= textOf(`${renderingFolder}/manifest.json`).then(parseManifest);
  const pageMessages = Object.fromEntries(
    await Promise.all(
      namespacesOf(known).map(
        async (namespace) => [namespace, await messagesOf(read, lang, namespace)] as const,
      ),
    ),
  );
  const page = await renderPage(address, known, pageMessages);
  const built = await manifest;
  const files = filesOf(built, [await sourceOf(known)]);
  const answers = Object.values(page.answers);
  const html = pageHtml(await textOf('index.html'), {
    lang,
    absent,
    campaigns,
    head: page.head,
    body: page.body,
    data: {
      paint,
      lang,
      sample: page.sample,
      messages: pageMessages,
      answers: page.answers,
      responses: page.responses,
      ...(posted && { posted }),
    },
    requests: page.requests,
    isGuarded: isGuarded(known),
    styles: await Promise.all(
      files.styles.map(async (file) => ({ address: `/${file}`, css: await textOf(file) })),
    ),
    scripts: files.scripts.map((file) => `/${file}`),
    fonts: fontsOf(lang).map((file) => assetOf(built, file)),
    facts: factsOf(path, lang, answers, new Date()),
    colorMode: known.colorMode,
    noScript: await noScriptText(read, lang, isPrivatePath(path)),
  });
  return { html, answers: answers.length > 0 ? JSON.stringify(page.answers) : undefined };
};
