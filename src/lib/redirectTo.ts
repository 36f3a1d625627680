/** Leaves the application for another page; Back returns to it. */
export const redirectTo = (address: string): void => window.location.assign(address);

/** Loads the page on screen again, from the server. */
export const reloadPage = (): void => window.location.reload();
