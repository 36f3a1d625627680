import path from 'node:path';
import { apollo, isAccountKind, kindOf, pageModules, withImports, type FindModule } from './pageModules.ts';

/** What every page needs and releases seldom change. */
const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)[\\/]/;

/** The pages that are opened first. What others share with them is in the shell, and none of them has a form. */
const frontPages = ['landing', 'products/product', 'profile/index'];

/** Pages with a form and everything that forms take. What others share with them is in `forms`. */
const formPages = ['products/payment', 'profile/general'];

/** The files that load nothing but one another and the shell, from the top down. */
const upperFiles = ['forms', 'shared'];

/**
 * Puts modules into files, by the folders of the pages that use them. What only one page uses is in that page's file. A
 * file loads only files above it in this list:
 *
 * - `framework` and `shell`: the application's start, what the front pages share with others, and what a third of all
 *   pages use.
 * - `forms`: what the form pages share with others; `shared`: what any other kinds of page share.
 * - `site`, `auth`: what pages of that kind share, and files of single features of the site.
 * - `client`: the Apollo client, with what payments and the account share; `checkout`.
 * - `desk`: what only the desk's pages share. They change nothing in the files of others: what they use besides counts as
 *   if they didn't.
 * - `account`: what the account's pages share; `wallet`, `dreams`, `library`, and files of single features.
 *
 * @returns the file's name by the id of a module; without one, the bundler decides
 */
export function planChunks(find: FindModule, src: string): ReadonlyMap<string, string> {
  const { start, pages: all, users, later, behind } = pageModules(find, src);
  const isOfDesk = (page: string) => kindOf(page.slice(`${src}pages/`.length)) === 'desk';
  const pages = new Set([...all].filter((page) => !isOfDesk(page)));
  const usedBy = (names: readonly string[]) =>
    new Set(names.flatMap((name) => [...withImports(find, `${src}pages/${name}.tsx`)]));
  /** The small parts of the landing page that it loads once it works: all that they take of `ui`. */
  const landingParts = new Set(
    [...usedBy(['landing'])]
      .flatMap((id) => find(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => id.startsWith(`${src}features/plans/Shop`))
      .flatMap((id) => [...withImports(find, id)])
      .filter((id) => id.startsWith(`${src}ui/`)),
  );
  const [landing, fronts, forms] = [usedBy(['landing']), usedBy(frontPages), usedBy(formPages)];

  function nameOf(id: string, usersOfId: ReadonlySet<string>): string {
    const file = id.replace(src, '');
    const kinds = new Set(Array.from(usersOfId, (page) => kindOf(page.slice(`${src}pages/`.length))));
    const [kind = 'site'] = kinds;
    const feature = /^features\/(?!site\/|account\/|presents\/)(\w+)\//.exec(file)?.[1];
    const isAccount = [...kinds].every(isAccountKind);
    if (apollo.test(id) || file.startsWith('data/account/')) return isAccount ? 'account' : 'client';
    if (landing.has(id) && !file.startsWith('features/') && usersOfId.size > 1) return 'shell';
    if (isAccount && behind.has(id) && !/^data\/generated\/(?!public\/)/.test(file)) return 'shell';
    // In the file of one kind of page, it would bring the landing page all of that file.
    if (kinds.size === 1 && kind !== 'site' && landingParts.has(id)) return 'shell';
    if (kinds.size === 1 && kind !== 'account') return kind === 'site' ? (feature ?? kind) : kind;
    if (isAccount) return feature && !fronts.has(id) ? feature : 'account';
    if (fronts.has(id)) return 'shell';
    if (forms.has(id)) return 'forms';
    if (usersOfId.size * 3 >= pages.size) return 'shell';
    // Small, and dialogs and calendars need no more of what pages share.
    if (/node_modules[\\/]lucide-react[\\/]/.test(id)) return 'forms';
    return kinds.has('site') || kinds.has('auth') ? 'shared' : 'client';
  }

  const names = new Map<string, string>();
  for (const id of start) if (!framework.test(id)) names.set(id, 'shell');
  for (const [id, allUsers] of users) {
    const usersOfId = new Set([...allUsers].filter((page) => !isOfDesk(page)));
    if (usersOfId.size === 0) {
      if (!all.has(id) && !later.has(id)) names.set(id, 'desk');
      continue;
    }
    const isOwn = pages.has(id) || (usersOfId.size === 1 && !later.has(id));
    if (!isOwn) names.set(id, nameOf(id, usersOfId));
  }
  return upwards(names, find, fronts);
}

/** Moves modules so that files load only files above them. */
function upwards(names: Map<string, string>, find: FindModule, fronts: ReadonlySet<string>) {
  const isLower = (id: string) => ['account', 'client', 'site'].includes(names.get(id) ?? '');
  for (const id of names.keys()) {
    const needed = [...withImports(find, id)];
    if (!isLower(id) || needed.some((other) => apollo.test(other))) continue;
    const upper = upperFiles.findLast((file) => needed.some((other) => names.get(other) === file));
    if (upper !== undefined) names.set(id, upper);
  }
  for (const upper of upperFiles) {
    for (const [id, name] of names) {
      if (name !== upper) continue;
      for (const other of withImports(find, id)) {
        const isBelow = isLower(other) || (upper === 'forms' && names.get(other) === 'shared');
        if (isBelow) names.set(other, fronts.has(other) ? 'shell' : upper);
      }
    }
  }
  return names;
}

/** Which modules share a file, for `codeSplitting` of rolldown. */
export function codeSplitting(root: string) {
  let names: ReadonlyMap<string, string> | undefined;
  const src = `${path.join(root, 'src')}${path.sep}`;
  return {
    // The plan already says where each dependency goes.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'framework', test: framework, tags: ['$initial' as const] },
      {
        debugName: 'by use',
        name: (id: string, graph: { getModuleInfo: FindModule }) => {
          names ??= planChunks((other) => graph.getModuleInfo(other), src);
          return names.get(id) ?? null;
        },
      },
    ],
  };
}
