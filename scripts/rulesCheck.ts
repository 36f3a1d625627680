/**
 * `npm run rules:check`: reads the rules of the law that come with the product (`content/rules`) and lists everything
 * that is wrong with them, with file and line. A shop's own are checked by `catalog check`.
 */
import { ContentFolder } from '../server/content/files.ts';
import { problemLine, Problems } from '../server/content/problems.ts';
import { readRules } from '../server/content/rules.ts';

const problems = new Problems();
readRules(new ContentFolder('content', problems), 'rules', problems);
for (const problem of problems.all) console.error(problemLine(problem));
if (problems.all.length > 0) process.exitCode = 1;
