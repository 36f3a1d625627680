/**
 * Where a browser keeps the dreams of a visitor without an account. It belongs to the device rather than to a person, so
 * that it survives a log-out; what was taken into an account leaves it.
 */
export const deviceDreamsKey = 'dreams';

/** Whether there may be some, without reading them, which takes a schema. */
export function hasDeviceDreams(): boolean {
  try {
    return window.localStorage.getItem(deviceDreamsKey) !== null;
  } catch {
    // The browser keeps nothing for us.
    return false;
  }
}
