/** What a grant can be made of. */
export const grantLimits = { years: { min: 2, max: 4 }, people: { min: 1, max: 5 } } as const;

const monthlySalary = 3400;
const yearlyMaterials = 6000;

export interface Grant {
  /** Whole US dollars over all years, as the two below. */
  readonly salary: number;
  readonly materials: number;
  readonly total: number;
}

/** What a study of so many years costs with so many people: the same rule for everyone. */
export function grantFor(years: number, people: number): Grant {
  const salary = monthlySalary * 12 * years * people;
  const materials = yearlyMaterials * years;
  return { salary, materials, total: salary + materials };
}
