import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/** Any JSON value, for payloads whose shape a command's own schema checks. */
export const Json = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
