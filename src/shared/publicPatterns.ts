import { paths, projectPattern } from './paths.ts';
import { isPrivatePath } from './privatePaths.ts';
import { siteProjects } from './projects.ts';

/**
 * The patterns below `/:lang` of the public pages whose URL has no variable part: every page that isn't private. They
 * are prerendered and listed in the sitemap.
 */
export const publicPatterns: readonly string[] = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(':') && !isPrivatePath(`/en/${pattern}`))
  .concat(siteProjects.map(projectPattern));
