import {
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { demoPasswordDigest } from '../../../scripts/demo/people.ts';
import type { Asked } from './asking.ts';
import type { College } from './college.ts';

const cookieOf = (headers: Headers): string | undefined =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith('__Host-session='))
    ?.split(';')[0];

const inner = (type: GraphQLOutputType): GraphQLOutputType =>
  isNonNullType(type) || isListType(type) ? inner(type.ofType as GraphQLOutputType) : type;

/** It is the least that can be asked of a type; of a page the ids of its items are asked too. */
function selectionOf(given: GraphQLOutputType): string {
  const type = inner(given);
  if (!isObjectType(type)) return '';
  const fields = type.getFields();
  const items = fields['items'] && inner(fields['items'].type);
  if (!isObjectType(items)) return ' { __typename }';
  const id = ['id', '_id'].find((name) => items.getFields()[name]);
  return ` { items { ${id ?? '__typename'} } }`;
}
export type Kind = 'query' | 'mutation';
export const fieldsOf = (schema: GraphQLSchema, kind: Kind): Readonly<Record<string, GraphQLField<unknown, unknown>>> =>
  (kind === 'query' ? schema.getQueryType() : schema.getMutationType())!.getFields();

/** It is the document that asks one operation with these arguments. */
export function documentOf(
  schema: GraphQLSchema,
  kind: Kind,
  name: string,
  args: object = {},
  selection?: string,
): Asked {
  const field = fieldsOf(schema, kind)[name]!;
  const used = field.args.filter((arg) => arg.name in args);
  const unknown = Object.keys(args).filter((key) => !used.some((arg) => arg.name === key));
  if (unknown.length > 0) throw new Error(`${name} takes no ${unknown.join(', ')}`);
  const declared = used.length ? `(${used.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')})` : '';
  const passed = used.length ? `(${used.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})` : '';
  return { query: `${kind} m${declared} { ${name}${passed}${selection ?? selectionOf(field.type)} }`, variables: args };
}

const login =
  'mutation loginWithPassword($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
export async function signIn(
  college: Pick<College, 'url'>,
  email: string,
  { password = demoPasswordDigest, headers = {} }: { password?: string; headers?: object } = {},
) {
  const response = await fetch(`${college.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: login, variables: { email, password } }),
  });
  return { status: response.status, cookie: cookieOf(response.headers), text: await response.text() };
}
export async function cookieFor(college: Pick<College, 'url'>, email: string): Promise<string> {
  const { cookie, text } = await signIn(college, email);
  if (cookie === undefined) throw new Error(`${email} could not sign in: ${text}`);
  return cookie;
}
