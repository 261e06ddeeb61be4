import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery, graphqlSync } from 'graphql';
import { noAddress } from '@paideia/events/regions/region.events.ts';
import { documents, documentVersionId, documentVersions } from '@paideia/projection-service/documents/document.view.ts';
import { locales } from '@paideia/projection-service/locales/locale.view.ts';
import { notificationStates } from '@paideia/projection-service/notifications/notification.view.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import { translationOverrides } from '@paideia/projection-service/translations/translation.view.ts';
import { schemaOf } from './kernel/graphql/schema.ts';
import { apiSpec, type ApiSpec } from './kernel/testing/spec.ts';
import { digestOf, userView } from './kernel/testing/examples.ts';
import { resolvers } from './slices.ts';

const [home, away] = ['1'.repeat(24), '2'.repeat(24)];
const schemaId = '3'.repeat(24);
const group = {
  _id: '4'.repeat(24),
  name: 'Year 1',
  archived: false,
  regionId: home,
  isAlumniGroup: false,
  attendanceSchemaId: schemaId,
  attendanceSchemaName: 'Day',
  enrolment: 'active' as const,
};
const user = userView({
  regionIds: [home],
  regions: [{ _id: home, name: 'Home', slug: 'home' }],
  regionRoles: [{ regionId: home, slug: 'home', roleNames: ['user'] }],
  groupIds: [group._id],
  groups: [group],
  selectedGroup: group._id,
});
const region = (_id: string, name: string): RegionView => ({
  _id,
  _revision: 0,
  name,
  nameKey: name.toLowerCase(),
  slug: name.toLowerCase(),
  type: 'CHARIS_CAMPUS',
  zone: 'EUROPE',
  currency: 'EUR',
  timeZone: 'Europe/Warsaw',

  description: null,
  phone: null,
  ...noAddress,
  cardPaymentsEnabled: false,
  closed: false,
  notificationAdmins: [user._id],
  userCount: 12,
  createdAt: '',
  updatedAt: '',
});
/** Any client may ask for this of `currentUser`, in production too. */
const fields = `_id fullName firstName lastName email roles regionIds regions { _id name slug userCount } regionRoles { slug roleNames } createdBy createdAt
  cloudinaryId locale emailVerified notificationsLastRead unreadNotifications isAlumni isAlumniOnly isActiveStudent gradLocation gradYear subscribeAlumniEmail
  termsAccepted showAlumniWelcome impersonatingUser showVideo selectedGroup permissions individualPermissions
  notificationPreferences { notificationDefinitionId regionId subscribed } groups { _id name archived attendanceSchema { _id name } } mongoJWT { token }`;

describe('the operations of the contract, as strict as in production', () => {
  let api: ApiSpec;
  let cookie: string;
  const data = async (query: string, variables = {}, as: string | undefined = cookie) => {
    const answer = await api.post(query, variables, { cookie: as || undefined });
    expect(answer.errors).toEqual([]);
    return answer.data!;
  };
  beforeAll(async () => {
    api = await apiSpec({ environment: 'production' });
    await api.put(regions, region(away, 'Away'), region(home, 'Home'));
    await api.put(
      locales,
      { _id: '5'.repeat(24), _revision: 0, name: 'Polish', value: 'pl_PL', label: 'Polski' },
      { _id: '6'.repeat(24), _revision: 0, name: 'English', value: 'en', label: 'English' },
    );
    await api.put(notificationStates, {
      _id: user._id,
      userId: user._id,
      unread: 2,
      lastReadAt: '2026-11-01T00:00:00.000Z',
      unreadSince: [],
    });
    cookie = await api.signIn(user);
  });
  afterAll(() => api.close());

  const expected = {
    _id: user._id,
    fullName: 'Ada Byron',
    regions: [{ _id: home, name: 'Home', slug: 'home', userCount: 12 }],
    regionRoles: [{ slug: 'home', roleNames: ['user'] }],
    unreadNotifications: 2,
    notificationsLastRead: '2026-11-01T00:00:00.000Z',
    termsAccepted: true,
    impersonatingUser: null,
    selectedGroup: group._id,
    groups: [{ _id: group._id, name: 'Year 1', archived: false, attendanceSchema: { _id: schemaId, name: 'Day' } }],
    mongoJWT: { token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) },
  };
  test('currentUser has every field, the first time and when compiled', async () => {
    const query = `query currentUser { currentUser { ${fields} } }`;
    const first = (await data(query)).currentUser;
    expect(first).toMatchObject(expected);
    const compiled = api.executor.stats().compiled;
    expect((await data(query)).currentUser).toMatchObject(expected);
    expect(api.executor.stats().compiled).toBe(compiled + 1);
  });
  test.each(['mongoJWT { token } regions { _id name }', 'groups { _id name }', '_id'])(
    'currentUser { %s } works alone',
    async (some) => {
      expect(Object.keys((await data(`query currentUser { currentUser { ${some} } }`)).currentUser as object)).toEqual([
        ...some
          .replace(/\{[^}]*\}/g, '')
          .trim()
          .split(/\s+/),
      ]);
    },
  );
  test('loginWithPassword answers with every field too', async () => {
    const query = `mutation loginWithPassword($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { ${fields} } }`;
    expect(
      (await data(query, { email: ' ADA@example.org ', password: digestOf('secret') }, '')).loginWithPassword,
    ).toMatchObject(expected);
  });
  test('terms of a new version are not accepted any more', async () => {
    const settings = (value: string) =>
      api.put(siteSettings, { _id: 'termsVersion', key: 'termsVersion', value, changedBy: null, changedAt: '' });
    await settings('2');
    expect(await data('{ currentUser { termsAccepted } }')).toEqual({ currentUser: { termsAccepted: false } });
    await settings('1');
  });

  test('updateUserProfile sends what was given: the language, the group, both under ids that a retry makes again', async () => {
    const query =
      'mutation updateUserProfile($userProfileInput: UserProfileInput!) { updateUserProfile(userProfileInput: $userProfileInput) { _id locale } }';
    api.sent.length = 0;
    expect(await data(query, { userProfileInput: { _id: user._id, locale: 'pl_PL' } })).toEqual({
      updateUserProfile: { _id: user._id, locale: 'en' },
    });
    await data(query, { userProfileInput: { _id: user._id, selectedGroup: group._id } });
    expect(api.sent.map(({ envelope: { type, data } }) => [type, data])).toEqual([
      ['UpdateUserProfile', { userId: user._id, changed: { locale: 'pl_PL' } }],
      ['SelectGroup', { userId: user._id, groupId: group._id }],
    ]);
    api.sent.length = 0;
    const both = `mutation { updateUserProfile(userProfileInput: { locale: "en", selectedGroup: "${group._id}" }, commandId: "7b6e3a3e-5d0e-4d7c-9a39-0d6a1f0c1b2a") { _id } }`;
    await data(both);
    await data(both);
    const ids = api.sent.map(({ envelope }) => envelope.commandId);
    expect(new Set(ids).size).toBe(2);
    expect(ids.slice(0, 2)).toEqual(ids.slice(2));
  });
  test('a form says which profile it has seen; the choice of a group is no part of it', async () => {
    api.sent.length = 0;
    const input = `{ _id: "${user._id}", location: "Wells", selectedGroup: "${group._id}" }`;
    expect(
      await data(`mutation { updateUserProfile(userProfileInput: ${input}, expectedRevision: 1) { profileRevision } }`),
    ).toEqual({
      updateUserProfile: { profileRevision: user.profileRevision },
    });
    expect(api.sent.map(({ envelope: { type, expectedRevision } }) => [type, expectedRevision])).toEqual([
      ['UpdateUserProfile', 1],
      ['SelectGroup', undefined],
    ]);
  });
  test('a locale that the product does not speak is refused', async () => {
    const { errors } = await api.post(
      'mutation { updateUserProfile(userProfileInput: { locale: "xx" }) { _id } }',
      {},
      { cookie },
    );
    expect(errors[0]!.extensions).toMatchObject({
      code: 'invalid',
      issues: [{ path: 'locale', code: 'invalid_value' }],
    });
  });
  test('nobody updates the profile of another', async () => {
    api.sent.length = 0;
    const { errors } = await api.post(
      `mutation { updateUserProfile(userProfileInput: { _id: "${'9'.repeat(24)}", locale: "en" }) { _id } }`,
      {},
      { cookie },
    );
    expect(errors[0]!.extensions.code).toBe('noAccess');
    expect(api.sent).toEqual([]);
  });

  test('regions are told to who is signed in; their admins only to staff', async () => {
    const query =
      'query regions { regions { _id name slug type zone currency closed userCount notificationAdmins addressCountry } }';
    expect(((await data(query)).regions as object[]).map((one) => one)).toMatchObject([
      { _id: away, name: 'Away', notificationAdmins: [], addressCountry: null },
      { _id: home, name: 'Home', notificationAdmins: [], userCount: 12 },
    ]);
    const manager = await api.signIn(
      userView({ _id: '7'.repeat(24), email: 'm@example.org', roles: ['user', 'manager'], regionIds: [home] }),
    );
    expect((await data(query, {}, manager)).regions).toMatchObject([
      { notificationAdmins: [] },
      { notificationAdmins: [user._id] },
    ]);
    expect((await api.post(query)).errors[0]!.message).toBe('Context userId not found');
  });
  test('zones without SYSTEM, currencies with their digits', async () => {
    const { regionZones, currencies } = await data('{ regionZones currencies { label value decimals } }');
    expect(regionZones).toContain('EUROPE');
    expect(regionZones).not.toContain('SYSTEM');
    expect(currencies).toContainEqual({ label: 'Hungarian forint', value: 'HUF', decimals: 0 });
  });
  test('locales and translations are for visitors; an override wins in its own language', async () => {
    expect(await data('query locales { locales { _id name value label } }', {}, '')).toMatchObject({
      locales: [{ value: 'en' }, { value: 'pl_PL', label: 'Polski' }],
    });
    await api.put(translationOverrides, {
      _id: 'pl_PL_noAccess',
      locale: 'pl_PL',
      messageId: 'noAccess',
      text: 'Wstęp wzbroniony',
    });
    const query = 'query translations($locale: String!) { translations(locale: $locale) { _id id defaultMessage } }';
    const answerIn = async (locale: string) =>
      new Map(
        ((await data(query, { locale }, '')).translations as { id: string; defaultMessage: string }[]).map((one) => [
          one.id,
          one.defaultMessage,
        ]),
      );
    const [polish, hungarian] = [await answerIn('pl_PL'), await answerIn('hu_HU')];
    expect([polish.get('noAccess'), polish.get('invalid')]).toEqual(['Wstęp wzbroniony', 'Sprawdź wprowadzone dane.']);
    expect([hungarian.get('noAccess'), hungarian.size]).toEqual(['No Access', polish.size]);
    expect((await api.post(query, { locale: 'xx' })).errors[0]!.extensions.code).toBe('invalid');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { errors } = await api.post(
      `mutation { updateUserProfile(userProfileInput: { _id: "x" }) { _id } }`,
      {},
      { cookie, headers: {} },
    );
    expect(errors[0]!.message).toBe('No Access');
  });
  test('documents by title: what is not published or not for the reader is not there', async () => {
    const document = async (n: number, title: string, published: boolean, permissions: string[], more = {}) => {
      const _id = `${n}`.repeat(24);
      await api.put(documents, {
        _id,
        _revision: 0,
        title,
        titleKey: title,
        permissions,
        published,
        version: 1,
        liveVersion: published ? 1 : null,
        liveTitle: published ? title : null,
        pictureIds: [],
        publicPictureIds: [],
        createdAt: 'c',
        updatedAt: 'u',
        updatedBy: user._id,
        ...more,
      });
      await api.put(documentVersions, {
        _id: documentVersionId(_id, 1),
        documentId: _id,
        version: 1,
        title,
        content: '<p>text</p>',
        permissions,
        createdAt: 'c',
        createdBy: user._id,
      });
    };
    await document(1, 'terms', true, []);
    await document(2, 'draft', false, []);
    await document(3, 'staff', true, ['manager']);
    const query =
      'query documentByTitle($title: String!) { documentByTitle(title: $title) { _id createdAt updatedAt updatedByName title content permissions published } }';
    expect((await data(query, { title: 'terms' })).documentByTitle).toMatchObject({
      title: 'terms',
      content: '<p>text</p>',
      updatedByName: 'Ada Byron',
      published: true,
    });
    expect((await data(query, { title: 'terms' }, '')).documentByTitle).toMatchObject({
      title: 'terms',
      updatedByName: null,
    });
    // Somebody writes on a draft: readers are told of the version that they read.
    await document(1, 'terms', true, [], { version: 2, updatedAt: 'drafted', updatedBy: '7'.repeat(24) });
    expect((await data(query, { title: 'terms' })).documentByTitle).toMatchObject({
      updatedAt: 'c',
      updatedByName: 'Ada Byron',
    });
    for (const title of ['draft', 'staff', 'absent']) expect((await data(query, { title })).documentByTitle).toBeNull();
    const root = await api.signIn(
      userView({ _id: '8'.repeat(24), email: 's@example.org', roles: ['user', 'superadmin'] }),
    );
    expect((await data(query, { title: 'draft' }, root)).documentByTitle).toMatchObject({ published: false });
    expect((await api.post('query { documentByTitle { _id } }')).status).toBe(400);
  });
  test('insertLogit writes in the own name or in none, and no entry of the audit', async () => {
    const query = 'mutation insertLogit($logitInput: LogitInput!) { insertLogit(logitInput: $logitInput) }';
    const report = { action: 'courseActivity', type: 'ACTIVITY', payload: { courseId: 'x' } };
    api.sent.length = 0;
    expect((await data(query, { logitInput: { userId: user._id, ...report } })).insertLogit).toMatch(/^[0-9a-f]{24}$/);
    await data(
      query,
      { logitInput: { userId: user._id, ...report, action: 'reportFrontEndError', type: 'ERROR' } },
      '',
    );
    expect(
      api.sent.map(({ envelope, actor }) => [actor.actorId, (envelope.data as { userId: string }).userId]),
    ).toEqual([
      [user._id, user._id],
      [null, null],
    ]);
    const codeOf = async (input: object) =>
      (await api.post(query, { logitInput: { ...report, ...input } }, { cookie })).errors[0]!.extensions.code;
    expect(await codeOf({ userId: '9'.repeat(24) })).toBe('noAccess');
    expect(await codeOf({ type: 'AUDIT' })).toBe('invalid');
  });
});

test('the schema is one of GraphQL, and says all of itself', () => {
  const { errors, data } = graphqlSync({ schema: schemaOf(resolvers), source: getIntrospectionQuery() });
  expect(errors).toBeUndefined();
  expect(data).toBeDefined();
});

test('only these operations are for visitors', () => {
  const schema = schemaOf(resolvers);
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const open = operations.filter(({ extensions }) => extensions.isPublic === true);
  expect(open.map(({ name }) => name).sort()).toEqual([
    'beginMSAuth',
    'countries',
    'documentByTitle',
    'forgotPassword',
    'insertLogit',
    'locales',
    'loginWithPassword',
    'logoutUser',
    'news',
    'publicConfig',
    'recoverPassword',
    'resendVerification',
    'selfCreateAccount',
    'signUpGroup',
    'translations',
    'validateMSAuth',
    'verifyEmail',
    'verifyTranscript',
  ]);
});
