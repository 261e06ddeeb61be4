import { isObjectType, type GraphQLField } from 'graphql';
import { expect, test } from '@jest/globals';
import { schemaOf } from './kernel/graphql/schema.ts';
import { resolvers } from './slices.ts';

const schema = schemaOf(resolvers);
const say = ({ name, args, type }: GraphQLField<unknown, unknown>) =>
  `${name}${args.length > 0 ? `(${args.map((one) => `${one.name}: ${String(one.type)}`).join(', ')})` : ''}: ${String(type)}`;
const fieldsOf = (name: string) => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};

/** Names, variables and kinds are fixed by section 7 of the specification; clients that we did not write send them. */
const contract = {
  Query: [
    'currentUser',
    'regions',
    'regionZones',
    'currencies',
    'translations',
    'locales',
    'documentByTitle',
    'publicConfig',
  ],
  Mutation: ['loginWithPassword', 'logoutUser', 'updateUserProfile', 'insertLogit', 'acceptTerms', 'recoverPassword'],
} as const;

test.each(Object.entries(contract))('the operations of the contract: %s', (type, names) => {
  const found = fieldsOf(type).filter(({ name }) => (names as readonly string[]).includes(name));
  expect(found.map(say).sort()).toMatchSnapshot();
});
test.each(['CurrentUser', 'Region', 'Currency', 'Translation', 'Locale', 'Document', 'PublicConfig'])(
  'the fields of %s',
  (name) => {
    expect(fieldsOf(name).map(say).sort()).toMatchSnapshot();
  },
);
test('only these operations are for visitors', () => {
  const open = ['Query', 'Mutation'].flatMap(fieldsOf).filter(({ extensions }) => extensions.isPublic === true);
  expect(open.map(({ name }) => name).sort()).toEqual([
    'beginMSAuth',
    'countries',
    'documentByTitle',
    'forgotPassword',
    'insertLogit',
    'locales',
    'loginWithPassword',
    'logoutUser',
    'publicConfig',
    'recoverPassword',
    'resendVerification',
    'selfCreateAccount',
    'signUpGroup',
    'translations',
    'validateMSAuth',
    'verifyEmail',
  ]);
});
