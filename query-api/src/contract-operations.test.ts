import { describe, expect, test } from '@jest/globals';
import { parse, validate } from 'graphql';
import { schemaOf } from './kernel/graphql/schema.ts';
import { contractFields } from './kernel/limits/operations.ts';
import { resolvers } from './slices.ts';

const user = `_id fullName firstName lastName email roles regionIds regions { _id name slug userCount } regionRoles { slug roleNames }
  createdBy createdAt cloudinaryId locale emailVerified notificationsLastRead unreadNotifications isAlumni isAlumniOnly isActiveStudent
  gradLocation gradYear subscribeAlumniEmail termsAccepted showAlumniWelcome impersonatingUser showVideo selectedGroup permissions
  individualPermissions notificationPreferences { notificationDefinitionId regionId subscribed }
  groups { _id name archived attendanceSchema { _id name } } mongoJWT { token }`;
const address = `_id createdAt updatedAt createdByName updatedByName itemId name line1 line2 city state postcode country fullAddress stackedAddress`;

/** Each call of the published contract stands here as a client writes it: with its name, its variables, and the fields that it reads. */
const operations = {
  currentUser: `query currentUser { currentUser { ${user} } }`,
  regions: `query regions { regions { _id createdAt updatedAt name description phone addressLine1 addressLine2 addressCity addressState
    addressPostcode addressCountry zone type currency closed notificationAdmins slug userCount } }`,
  regionZones: 'query regionZones { regionZones }',
  currencies: 'query currencies { currencies { label value decimals } }',
  forexRates:
    'query forexRates($currency: String!) { forexRates(currency: $currency) { _id currency combinedDate year month rate } }',
  logoutUser: 'mutation logoutUser { logoutUser }',
  insertLogit: 'mutation insertLogit($logitInput: LogitInput!) { insertLogit(logitInput: $logitInput) }',
  getMultipartVideoUploadInfo: `mutation getMultipartVideoUploadInfo($videoUploadInput: VideoUploadInput!) {
    getMultipartVideoUploadInfo(videoUploadInput: $videoUploadInput) {
      _id itemId title locale uploadInfo { multipartUploadId multipartUploadToken partsCount partUploadUrls completed }
    }
  }`,
  completeMultipartVideoUpload:
    'mutation completeMultipartVideoUpload($videoId: ID!) { completeMultipartVideoUpload(videoId: $videoId) }',
  translations: 'query translations($locale: String!) { translations(locale: $locale) { _id id defaultMessage } }',
  locales: 'query locales { locales { _id name value label } }',
  updateUserProfile: `mutation updateUserProfile($userProfileInput: UserProfileInput!) {
    updateUserProfile(userProfileInput: $userProfileInput) { ${user} }
  }`,
  loginWithPassword: `mutation loginWithPassword($email: String!, $password: String!) {
    loginWithPassword(email: $email, password: $password) { ${user} }
  }`,
  forgotPassword: 'mutation forgotPassword($email: String!) { forgotPassword(email: $email) }',
  recoverPassword: `mutation recoverPassword($token: String!, $newPassword: String!) {
    recoverPassword(token: $token, newPassword: $newPassword)
  }`,
  selfCreateAccount: `mutation selfCreateAccount($userProfileInput: UserProfileInput!, $groupId: ID!, $country: String!, $locale: String) {
    selfCreateAccount(userProfileInput: $userProfileInput, groupId: $groupId, country: $country, locale: $locale) {
      _id fullName email
    }
  }`,
  validateMSAuth: `mutation validateMSAuth($code: String!) { validateMSAuth(code: $code) { ${user} } }`,
  getTokensFromAuthCode:
    'mutation getTokensFromAuthCode($authCode: String!) { getTokensFromAuthCode(authCode: $authCode) { connected } }',
  user: `query user($userId: ID!) { user(userId: $userId) { _id address { ${address} } } }`,
  addresses: `query addresses($itemId: ID!) { addresses(itemId: $itemId) { ${address} } }`,
  updateAddress: `mutation updateAddress($addressInput: AddressInput!) { updateAddress(addressInput: $addressInput) { ${address} } }`,
  removeAddress: 'mutation removeAddress($_id: ID!) { removeAddress(_id: $_id) }',
  documentByTitle: `query documentByTitle($title: String!) {
    documentByTitle(title: $title) { _id createdAt updatedAt updatedByName title content permissions published }
  }`,
} as const;
/** A client fills in these fields of the inputs. */
const inputs = {
  LogitInput: 'userId action type payload',
  UserProfileInput: '_id selectedGroup locale',
  VideoUploadInput: 'videoId locale itemId title fileSize type itemType',
  AddressInput: '_id updatedBy itemId line1 line2 city state postcode country',
} as const;
const schema = schemaOf(resolvers);
const there = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type!.getFields()));

describe('the calls of the contract', () => {
  test('are 23, and all of them are accepted with any selection', () => {
    expect(Object.keys(operations)).toHaveLength(23);
    expect([...contractFields].filter((name) => name !== '__typename').toSorted()).toEqual(
      Object.keys(operations).toSorted(),
    );
  });
  test.each(Object.entries(operations))('%s', (_, text) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  });
  test.each(Object.entries(inputs))('%s takes its fields', (name, fields) => {
    const type = schema.getType(name);
    const known = type && 'getFields' in type ? Object.keys(type.getFields()) : [];
    expect(fields.split(' ').filter((field) => !known.includes(field))).toEqual([]);
  });
  test('are all there', () => {
    expect(Object.keys(operations).filter((name) => !there.includes(name))).toEqual([]);
  });
});
