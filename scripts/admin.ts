/** `npm run admin -- <command>`: the operator's commands. `--help` lists them. */
import { operatorName } from '../server/admin/operatorName.ts';
import { NoDatabase, openServices } from '../server/admin/openServices.ts';
import { runAdmin } from '../server/admin/run.ts';
import { ConfigError } from '../server/kernel/config.ts';
import { UnusableDirectory } from '../server/database/dataDirectory.ts';
import { DirectoryLocked } from '../server/database/directoryLock.ts';

try {
  process.exitCode = await runAdmin(
    process.argv.slice(2),
    openServices(process.env),
    `shell:${operatorName(process.env)}`,
    { out: (text) => console.log(text), err: (text) => console.error(text) },
  );
} catch (error) {
  const expected =
    error instanceof ConfigError ||
    error instanceof DirectoryLocked ||
    error instanceof UnusableDirectory ||
    error instanceof NoDatabase;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
