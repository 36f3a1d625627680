/**
 * The local storage key of a visitor's dreams. They belong to the device rather than to a person, so they survive a
 * logout; those that an account has saved are deleted.
 */
export const deviceDreamsKey = 'dreams';

/** Whether there may be any, without parsing them, which needs a schema. */
export function hasDeviceDreams(): boolean {
  try {
    return window.localStorage.getItem(deviceDreamsKey) !== null;
  } catch {
    // Storage is disabled.
    return false;
  }
}
