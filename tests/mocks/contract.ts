import { buildSchema } from 'graphql';
import { scalars } from '../../server/graphql/scalars';
import contract from '../../src/graphql/schema.graphql?raw';

/** The contract. What is answered has to look as the server would take it: amounts, times and days. */
export const schema = buildSchema(contract);

for (const { name, coerceInputValue } of Object.values(scalars)) {
  const scalar = schema.getType(name);
  if (scalar) Object.assign(scalar, { coerceInputValue, coerceOutputValue: coerceInputValue });
}
