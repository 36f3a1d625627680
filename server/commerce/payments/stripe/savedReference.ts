/** A kept method is known by its customer and its own id: Stripe needs both to charge it. */
export const savedReference = (customer: string, method: string): string => `${customer}/${method}`;

/** The customer and the id of a kept method; undefined for what is no reference of ours. */
export function methodIn(reference: string): { customer: string; id: string } | undefined {
  const [customer, id] = reference.split('/');
  return customer === undefined || id === undefined ? undefined : { customer, id };
}
