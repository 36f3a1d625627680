/** The value that a share of all values doesn't exceed: 0.99 for the 99th percentile. NaN for no values. */
export const quantileOf = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN;
