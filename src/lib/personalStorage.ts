/** The prefix of everything personal in the browser's storage. */
export const personalPrefix = 'personal.';

/** The prefix of this browser's payments in local storage, one for each product. */
export const attemptPrefix = `${personalPrefix}checkout.attempt.`;

function forgetIn(storage: () => Storage): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) if (key.startsWith(personalPrefix)) kept.removeItem(key);
  } catch {
    // Storage is disabled, so there is nothing to delete.
    return;
  }
}

/** Deletes personal caches, except the one that is named. On an insecure origin there are none. */
export async function deletePersonalCaches(kept?: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(personalPrefix) && name !== kept);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Deletes what this tab stored about the person who logs out, whichever tab they do it in. */
export const clearTabStorage = (): void => forgetIn(() => window.sessionStorage);

/** Deletes this browser's data about the person who logs out: the caches, local storage and this tab's storage. */
export function clearPersonalStorage(): void {
  forgetIn(() => window.localStorage);
  clearTabStorage();
  deletePersonalCaches().catch((error: unknown) => console.info('A cache could not be deleted', error));
}
