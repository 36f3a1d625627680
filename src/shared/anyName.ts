/** Stands for an id or a code in the path of a frame, which is the same for all of them. */
export const anyName = '-';
