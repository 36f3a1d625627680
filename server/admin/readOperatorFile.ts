import { readFile, stat } from 'node:fs/promises';
import { errorCode } from '../database/errorCode.ts';
import { failure } from '../kernel/failure.ts';
import { operatorPath } from './operatorPath.ts';

/**
 * Reads a text file given by the operator, relative to where the command was called.
 * @throws Failure NOT_FOUND, BAD_USER_INPUT if it is not a file, not UTF-8, or larger than `limit` bytes
 */
export async function readOperatorFile(name: string, limit: number): Promise<string> {
  const file = operatorPath(name);
  try {
    const facts = await stat(file);
    if (!facts.isFile()) throw failure('BAD_USER_INPUT', `${name} is no file.`);
    if (facts.size > limit)
      throw failure('BAD_USER_INPUT', `${name} has ${facts.size} bytes; ${limit} are the most.`);
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw failure('NOT_FOUND', `There is no file ${name}.`);
    if (error instanceof TypeError) throw failure('BAD_USER_INPUT', `${name} is no text in UTF-8.`);
    throw error;
  }
}
