/** Allowed durations and team sizes of a grant. */
export const grantLimits = { years: { min: 2, max: 4 }, people: { min: 1, max: 5 } } as const;

const monthlySalary = 3400;
const yearlyMaterials = 6000;

export interface Grant {
  /** Whole US dollars over all years, like the two below. */
  readonly salary: number;
  readonly materials: number;
  readonly total: number;
}

/** The grant for a study of so many years and people; the same rule applies to everyone. */
export function grantFor(years: number, people: number): Grant {
  const salary = monthlySalary * 12 * years * people;
  const materials = yearlyMaterials * years;
  return { salary, materials, total: salary + materials };
}
