import { userInfo } from 'node:os';

/** Who runs a command: `OPERATOR`, else the user of the machine, which a container may not know. */
export function operatorName({ OPERATOR: given }: NodeJS.ProcessEnv): string {
  if (given?.trim()) return given.trim().slice(0, 100);
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
