/** Which pages use which modules, from the build's own module graph. */

/** What we need to know about a module: rolldown's `ModuleInfo`. */
interface GraphModule {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** A module by its id; undefined or null for an unknown one. */
export type FindModule = (id: string) => GraphModule | null | undefined;

/** The Apollo client with what it needs. */
export const apollo = /node_modules[\\/](?:@apollo|@wry|graphql|optimism|rxjs|tslib)[\\/]/;

/** Pages by folder of `src/pages`; the rest of them are the public site. */
const kinds = [
  { kind: 'auth', paths: /^(?:auth|authCallback|purchases|reminders)\b/ },
  { kind: 'checkout', paths: /^products\/(?:payment|orderResult)\b/ },
  { kind: 'wallet', paths: /^(?:profile\/wallet|presents)\// },
  { kind: 'dreams', paths: /^profile\/dreams\// },
  { kind: 'library', paths: /^library\// },
  { kind: 'account', paths: /^profile\// },
  { kind: 'desk', paths: /^desk\// },
] as const;

export type PageKind = (typeof kinds)[number]['kind'] | 'site';

/** The kind of a page, by its path below `src/pages`. */
export const kindOf = (page: string): PageKind => kinds.find(({ paths }) => paths.test(page))?.kind ?? 'site';

const accountKinds: ReadonlySet<PageKind> = new Set(['account', 'dreams', 'library', 'wallet']);

/** The files of the account share more with one another than with other pages. */
export const isAccountKind = (kind: PageKind): boolean => accountKinds.has(kind);

/** A module and all that it imports, but not what it loads later. */
export function withImports(find: FindModule, id: string): Set<string> {
  const found = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(find(next)?.importedIds ?? []));
  }
  return found;
}

export interface PageModules {
  /** The modules of the application's start. */
  readonly start: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
  /** The pages that need a module before they work; those of the start have none. */
  readonly users: ReadonlyMap<string, ReadonlySet<string>>;
  /** The modules that a part needs which is loaded later, such as a dialog. */
  readonly later: ReadonlySet<string>;
  /** The modules of parts that any page loads once it works, such as the error page. */
  readonly behind: ReadonlySet<string>;
}

/** Finds the pages, which the route table in `src` loads, and what they use. */
export function pageModules(find: FindModule, src: string): PageModules {
  const start = withImports(find, `${src}main.tsx`);
  const routed = find(`${src}router/routes.tsx`)?.dynamicallyImportedIds ?? [];
  const pages = new Set(routed.filter((id) => id.startsWith(`${src}pages/`)));
  const users = new Map<string, Set<string>>();
  const parts = new Set<string>();
  for (const page of pages) {
    for (const id of withImports(find, page)) {
      if (!start.has(id)) users.set(id, (users.get(id) ?? new Set()).add(page));
    }
  }
  const waiting = [...start, ...users.keys()];
  const later = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const part of find(next)?.dynamicallyImportedIds ?? []) {
      if (pages.has(part) || parts.has(part)) continue;
      parts.add(part);
      const needed = withImports(find, part);
      waiting.push(...needed);
      for (const id of needed) later.add(id);
    }
  }
  const behind = new Set<string>();
  const followed = [...start];
  for (let next = followed.pop(); next !== undefined; next = followed.pop()) {
    for (const part of find(next)?.dynamicallyImportedIds ?? []) {
      const needed = [...withImports(find, part)].filter((id) => !behind.has(id));
      if (pages.has(part) || needed.some((id) => apollo.test(id))) continue;
      for (const id of needed) behind.add(id);
      followed.push(...needed);
    }
  }
  return { start, pages, users, later, behind };
}
