import { buildSchema } from 'graphql';
import { scalars } from '../../server/graphql/scalars';
import contract from '../../src/graphql/schema.graphql?raw';

/** The contract. Amounts, times and days are as strict as the server's own, both ways. */
export const schema = buildSchema(contract);

for (const { name, coerceInputValue, coerceOutputValue } of Object.values(scalars)) {
  const scalar = schema.getType(name);
  if (scalar) Object.assign(scalar, { coerceInputValue, coerceOutputValue });
}
