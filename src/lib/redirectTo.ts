/** Leaves the application for another page; Back returns to it. */
export const redirectTo = (address: string): void => window.location.assign(address);

/** Reloads the current page from the server. */
export const reloadPage = (): void => window.location.reload();
