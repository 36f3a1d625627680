/** Leaves the application for another page; Back returns to it. */
export const leaveFor = (address: string): void => window.location.assign(address);
