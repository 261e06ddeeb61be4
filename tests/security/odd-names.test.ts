// Names that every object has, or that mean something to a store, are text to every operation: in ids, filters, names of sorts and free JSON.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import { changed, oddNames, placesIn, type Json, type Path } from '@paideia/events/kernel/testing/odd-names.ts';
import { schemaOf } from '@paideia/query-api/kernel/graphql/schema.ts';
import { resolvers } from '@paideia/query-api/slices.ts';
import { cookieFor, documentOf, fieldsOf, type Kind } from './support/ask.ts';
import { emailOf, recordsOf } from './support/cast.ts';
import { openCollege, type College } from './support/college.ts';
import { root } from './support/open.ts';
import { mutations, queries, type Row } from './support/operations.ts';

const schema = schemaOf(resolvers);
let college: College;
let cookie: string;
beforeAll(async () => {
  college = await openCollege({ environment: 'development', root, from: process.env['PAIDEIA_TEMPLATE'] });
  cookie = await cookieFor(college, emailOf('superadmin'));
});
afterAll(() => college?.close());

const leaves: Readonly<Record<string, Json>> = {
  Int: 1,
  Float: 1,
  Boolean: false,
  JSON: { key: 'text', deep: { key: ['text'] } },
};
const isNeeded = ({ type, defaultValue }: GraphQLArgument | GraphQLInputField) =>
  isNonNullType(type) && defaultValue === undefined;
/** It is something of the type; where `isWhole`, it has every field that may be left out too. */
function exampleOf(type: GraphQLInputType, isWhole: boolean): Json {
  if (isNonNullType(type)) return exampleOf(type.ofType, isWhole);
  if (isListType(type)) return [exampleOf(type.ofType, isWhole)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) return exampleOfFields(Object.values(type.getFields()), isWhole);
  return leaves[type.name] ?? 'text';
}
const exampleOfFields = (fields: readonly (GraphQLArgument | GraphQLInputField)[], isWhole: boolean): Json =>
  Object.fromEntries(
    fields.filter((field) => isWhole || isNeeded(field)).map((field) => [field.name, exampleOf(field.type, isWhole)]),
  );
/** It is the type at a place of the arguments; it is undefined within free JSON. */
function typeAt(
  fields: readonly (GraphQLArgument | GraphQLInputField)[],
  [step, ...rest]: Path,
): GraphQLInputType | undefined {
  let type = fields.find(({ name }) => name === step)?.type;
  for (;;) {
    if (type === undefined || rest.length === 0) return type;
    if (isNonNullType(type)) type = type.ofType;
    else if (isListType(type)) [type] = [type.ofType, rest.shift()];
    else return isInputObjectType(type) ? typeAt(Object.values(type.getFields()), rest) : undefined;
  }
}
const plain = (type: GraphQLInputType): GraphQLInputType =>
  isNonNullType(type) || isListType(type) ? plain(type.ofType) : type;
type Fields = { readonly [name: string]: Json };
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** These are the arguments that are known to be good, with what is asked for at this place of the others. */
function withPlace(good: Json | undefined, needed: Json | undefined, odd: Json, [step, ...rest]: Path): Json {
  if (step === undefined || !isFields(odd)) return odd;
  const known: Fields = { ...(isFields(needed) && needed), ...(isFields(good) && good) };
  return {
    ...known,
    [step]: withPlace(known[step], isFields(needed) ? needed[step] : undefined, odd[step]!, rest),
  };
}

const all = (
  [
    ['query', queries],
    ['mutation', mutations],
  ] as const
).flatMap(([kind, table]) =>
  Object.entries(table).flatMap(([name, row]) =>
    fieldsOf(schema, kind)[name]!.args.length > 0 ? [[kind, name, row] as const] : [],
  ),
);
/** These are all ways to ask the operation with one odd name in one place. */
function wishes(kind: Kind, name: string, row: Row): readonly object[] {
  const { args } = fieldsOf(schema, kind)[name]!;
  const whole = exampleOfFields(args, true);
  const needed = exampleOfFields(args, false);
  const good = (row.args?.(recordsOf('own')) ?? {}) as Json;
  return placesIn(whole).flatMap((place) => {
    const type = typeAt(args, place);
    // A closed list, and an object of declared fields, are GraphQL's own to check.
    if (place.length === 0 || (type && (isEnumType(plain(type)) || isInputObjectType(plain(type))))) return [];
    return oddNames.map((odd) => withPlace(good, needed, changed(whole, place, odd), place) as object);
  });
}

describe('everything may be asked with such names, and is answered in words of ours', () => {
  beforeAll(async () => {
    await college.settled();
    college.freeze();
  });
  afterAll(() => college.thaw());
  test.each(all)('%s %s', async (kind, name, row) => {
    const strange: unknown[] = [];
    for (const variables of wishes(kind, name, row)) {
      const { codes, text } = await college.askInside(documentOf(schema, kind, name, variables), cookie);
      if (codes.some((code) => code === 'unexpected' || !/^[A-Za-z]+(\.[A-Za-z]+)*$/.test(code)))
        strange.push({ variables, text: text.slice(0, 300) });
    }
    expect(strange.slice(0, 3)).toEqual([]);
  });
});

test('what is written with such keys is in the log that superadmins read; a prototype is refused at the door', async () => {
  const wish = (payload: string) => ({
    ...insert,
    variables: {
      logitInput: { type: 'ACTIVITY', action: 'reportFrontEndError', payload: JSON.parse(payload) as Json },
    },
  });
  const insert = documentOf(schema, 'mutation', 'insertLogit', { logitInput: {} });
  const keys = oddNames.filter((odd) => odd !== '__proto__');
  const payload = Object.fromEntries([...keys.map((odd) => [odd, { [odd]: odd }]), ['list', oddNames]]);
  expect((await college.ask(wish(JSON.stringify(payload)), { cookie })).codes).toEqual([]);
  expect((await college.ask(wish('{"__proto__":{"roles":"superadmin"}}'), { cookie })).codes).toEqual([
    'request.malformed',
  ]);
  await college.settled();
  // The notice is looked for by its kind, because one of what was done before may come behind it.
  const query =
    'query m { allLogits(perPage: 1, sortOrder: "DESC") { items { payload } } allAuditEvents(perPage: 1, sortOrder: "DESC", filter: { type: "LogEntryRecorded" }) { items { data } } }';
  const { data, codes } = await college.ask({ query }, { cookie });
  expect(codes).toEqual([]);
  expect(data).toMatchObject({
    allLogits: { items: [{ payload: expect.objectContaining(payload) }] },
    allAuditEvents: { items: [{ data: { payload: expect.objectContaining(payload) } }] },
  });
});
