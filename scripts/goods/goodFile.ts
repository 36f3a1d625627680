import { globSync } from 'node:fs';
import path from 'node:path';
import { demoContent } from '../../server/demo/seedContent.ts';

/** Where a file of a good is, by the good's id and its name: in the folder of the product that has the good. */
export function goodFile(name: string): string {
  const folder = path.dirname(name);
  const [found] = globSync(`products/*/goods/${folder}`, { cwd: demoContent });
  if (found === undefined) throw new Error(`No product of the demo has a folder goods/${folder}`);
  return path.join(demoContent, found, path.basename(name));
}
