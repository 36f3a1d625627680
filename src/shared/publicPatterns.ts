import { paths, projectPattern } from './paths.ts';
import { isPrivatePath } from './privatePaths.ts';
import { siteProjects } from './projects.ts';

/**
 * The pages for everybody whose address has no variable part, as patterns below `/:lang`: every page that is not
 * private. They are built ahead and named in the sitemap.
 */
export const publicPatterns: readonly string[] = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(':') && !isPrivatePath(`/en/${pattern}`))
  .concat(siteProjects.map(projectPattern));
