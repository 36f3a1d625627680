import {
  getNamedType,
  GraphQLError,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type ASTVisitor,
  type GraphQLInputType,
  type GraphQLNamedType,
  type ValidationContext,
} from 'graphql';

/** The maximum length of a text in UTF-16 units, by its scalar: far more than any field accepts in the end. */
export const maxLengths = { ID: 200, String: 10_000, Decimal: 40, DateTime: 40, Date: 40 } as const;

/** The maximum number of items of any list. */
export const maxItems = 100;

/** The input type of campaign parameters, which are never rejected: what is too long is cut instead. */
export const campaign = 'UtmInput';

/** Scalars that have a size of their own; files are limited before they are read. */
const sized: ReadonlySet<string> = new Set(['Int', 'Float', 'Boolean', 'Upload']);

const lengthOf = (name: string): number | undefined =>
  Object.entries(maxLengths).find(([scalar]) => scalar === name)?.[1];

/** Whether values of a scalar are limited in size. */
export const isBounded = ({ name }: GraphQLNamedType): boolean =>
  lengthOf(name) !== undefined || sized.has(name);

/**
 * The refusal of a value, naming its field.
 * @param way the path of a value, beginning with its variable, which is not part of a field's name if it has fields
 */
export function refusedValue(
  way: readonly string[],
  error: 'tooLong' | 'invalid',
  problem: string,
): GraphQLError {
  const field = (way.length > 1 ? way.slice(1) : way).join('.');
  return new GraphQLError(`${field || 'A value'} ${problem}.`, {
    extensions: {
      code: 'BAD_USER_INPUT',
      ...(field && { fields: { [field]: error } }),
      http: { spec: true, status: 400 },
    },
  });
}

const tooLong = (way: readonly string[], most: number, what: 'characters' | 'items'): GraphQLError =>
  refusedValue(way, 'tooLong', `has more than ${most} ${what}`);

/**
 * Checks the size of a variable, whatever the contract says about the field. Values of another shape are left to
 * coercion, which rejects them.
 * @throws GraphQLError BAD_USER_INPUT
 */
export function checkBounds(
  value: unknown,
  type: GraphQLInputType | undefined,
  way: readonly string[],
): void {
  if (isNonNullType(type)) return checkBounds(value, type.ofType, way);
  if (isListType(type)) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (items.length > maxItems) throw tooLong(way, maxItems, 'items');
    for (const item of items) checkBounds(item, type.ofType, way);
  } else if (isInputObjectType(type)) {
    if (type.name === campaign || typeof value !== 'object' || value === null) return;
    for (const { name, type: ofField } of Object.values(type.getFields()))
      checkBounds(Reflect.get(value, name), ofField, [...way, name]);
  } else if (type && typeof value === 'string') {
    const most = lengthOf(type.name);
    if (most !== undefined && value.length > most) throw tooLong(way, most, 'characters');
  }
}

/** The same for literals in the document. */
export function literalBounds(context: ValidationContext): ASTVisitor {
  return {
    [Kind.STRING](node) {
      const parent = context.getParentInputType();
      if (isInputObjectType(parent) && parent.name === campaign) return;
      const type = getNamedType(context.getInputType());
      const most = type && lengthOf(type.name);
      if (most !== undefined && node.value.length > most)
        context.reportError(tooLong([], most, 'characters'));
    },
    [Kind.LIST](node) {
      if (node.values.length > maxItems) context.reportError(tooLong([], maxItems, 'items'));
    },
  };
}
