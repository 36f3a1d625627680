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

/** Forgets what the storages of this tab hold about the person who leaves. */
export function clearPersonalStorage(): void {
  forgetIn(() => window.localStorage);
  forgetIn(() => window.sessionStorage);
}
