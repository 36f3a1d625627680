/** A saved method's reference contains its customer and its own id, since Stripe needs both to charge it. */
export const savedReference = (customer: string, method: string): string => `${customer}/${method}`;

/** The customer and id of a saved method; undefined for what isn't one of our references. */
export function methodIn(reference: string): { customer: string; id: string } | undefined {
  const [customer, id] = reference.split('/');
  return customer === undefined || id === undefined ? undefined : { customer, id };
}
