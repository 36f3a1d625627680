const name = 'deskKeys';

/** Whether single keys do something; a person may turn them off, because assistive technology uses them too. */
export function areKeysOn(): boolean {
  try {
    return import.meta.env.SSR || localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the choice in this browser. */
export function setKeysOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(name);
    else localStorage.setItem(name, 'off');
  } catch (error) {
    console.info('The choice could not be kept', error);
  }
}
