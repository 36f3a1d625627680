import { globSync } from 'node:fs';
import path from 'node:path';
import { demoContent } from '../../server/demo/seedContent.ts';

/** The path of a good's file, from the good's id and the file name: in the folder of the product with that good. */
export function goodFile(name: string): string {
  const folder = path.dirname(name);
  const [found] = globSync(`products/*/goods/${folder}`, { cwd: demoContent });
  if (found === undefined) throw new Error(`No product of the demo has a folder goods/${folder}`);
  return path.join(demoContent, found, path.basename(name));
}
