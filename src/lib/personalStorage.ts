/** Begins the name of everything that the browser's storages hold about a person. */
export const personalPrefix = 'personal.';

function forgetIn(storage: () => Storage): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) if (key.startsWith(personalPrefix)) kept.removeItem(key);
  } catch {
    // The browser keeps nothing for us, so there is nothing to forget.
    return;
  }
}

/** Deletes the caches about people, but the one that is named. A page that is not served securely has none. */
export async function deletePersonalCaches(kept?: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(personalPrefix) && name !== kept);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Forgets what this browser holds about the person who leaves: the caches, and the storages of this tab. */
export function clearPersonalStorage(): void {
  forgetIn(() => window.localStorage);
  forgetIn(() => window.sessionStorage);
  deletePersonalCaches().catch((error: unknown) => console.info('A cache could not be deleted', error));
}
