/** Determines which files of the build a page needs, from Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type ClientManifest = Readonly<Record<string, Chunk>>;

/** The hashed files of one page, as paths in `dist`. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

// Vite's own format.
export const parseManifest = (json: string): ClientManifest => JSON.parse(json) as ClientManifest;

/** A module's chunk and its transitive static imports, dependencies first. */
function chunksOf(manifest: ClientManifest, name: string, seen = new Set<string>()): Chunk[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}`);
  return [...(chunk.imports ?? []).flatMap((other) => chunksOf(manifest, other, seen)), chunk];
}

/** The scripts and style sheets of modules, deduplicated, in the order in which they apply. */
export function filesOf(manifest: ClientManifest, modules: readonly string[]): PageFiles {
  const chunks = modules.flatMap((module) => chunksOf(manifest, module));
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}

/** What a module and its own chunks load on demand, excluding what the shell loads, which is every page. */
export const laterParts = (manifest: ClientManifest, module: string): string[] =>
  chunksOf(manifest, module)
    .filter(({ name }) => name !== 'shell')
    .flatMap(({ dynamicImports = [] }) => dynamicImports);

/** The URL of a file that a style sheet refers to, such as a font. */
export function assetOf(manifest: ClientManifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}`);
  return `/${chunk.file}`;
}
