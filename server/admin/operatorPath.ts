import path from 'node:path';

/** A file or folder that the operator names: npm runs scripts in the root of the project, and says where it was called. */
export const operatorPath = (name: string): string => path.resolve(process.env['INIT_CWD'] ?? '.', name);
