/** Round amounts that divide an axis from 0 up to at least `most` into at most five steps. */
export function axisTicks(most: number): number[] {
  const size = 10 ** Math.floor(Math.log10(most / 4));
  const step = [1, 2, 2.5, 5, 10].map((times) => times * size).find((one) => most / one <= 5) ?? most;
  const parts = Math.ceil(most / step);
  // Rounded to avoid floating-point noise.
  return Array.from({ length: parts + 1 }, (_, part) => Math.round(part * step * 1000) / 1000);
}
