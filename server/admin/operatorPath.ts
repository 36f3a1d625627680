import path from 'node:path';

/**
 * Resolves a path given by the operator. npm runs scripts in the project root, so it is relative to where npm was
 * called.
 */
export const operatorPath = (name: string): string => path.resolve(process.env['INIT_CWD'] ?? '.', name);
