import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { userImports, type UserImportView } from '@paideia/projection-service/user-imports/user-import.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { specCatalogue, userView } from '../kernel/testing/examples.ts';

const id = (n: number) => n.toString(16).padStart(24, '0');
const [adminId, registrarId, managerId, own, foreign, absent, campus, elsewhere] = [1, 2, 3, 4, 5, 6, 7, 8].map(id) as [
  ...[string, string, string, string, string, string, string, string],
];
const person = (_id: string, lastName: string, more: Partial<ReturnType<typeof userView>> = {}) =>
  userView({
    _id,
    lastName,
    fullName: `Given ${lastName}`,
    nameKey: lastName.toLowerCase(),
    email: `${lastName.toLowerCase()}@example.org`,
    ...more,
  });
let api: ApiSpec;
let admin: string;
let registrar: string;
let manager: string;
beforeAll(async () => {
  const said = (en: string, es: string) => ({ category: 'spec', description: '', en, es_MX: es });
  api = await apiSpec({
    catalogue: {
      ...specCatalogue,
      'usersCsv.email': said('E-mail', 'Correo electrónico'),
      'usersCsv.firstName': said('First name', 'Nombre'),
      'usersCsv.lastName': said('Last name', 'Apellidos'),
      'usersCsv.language': said('Language', 'Idioma'),
      'usersCsv.role.user': said('User', 'Usuario'),
      'usersCsv.role.manager': said('Manager', 'Gestor'),
      'usersCsv.role.admin': said('Admin', 'Administrador'),
      'usersCsv.role.reportsAdmin': said('Reports admin', 'Administrador de informes'),
    },
  });
  await api.put(
    users,
    person(own, 'Own', { regionIds: [campus] }),
    person(foreign, '=HYPERLINK("x")', { regionIds: [elsewhere], email: 'foreign@example.org' }),
  );
  admin = await api.signIn(person(adminId, 'Admin', { roles: ['admin', 'manager', 'user'] }));
  registrar = await api.signIn(
    person(registrarId, 'Registrar', {
      roles: ['manager', 'user'],
      regionIds: [campus],
      regionRoles: [{ regionId: campus, slug: 'C', roleNames: ['admin'] }],
    }),
  );
  manager = await api.signIn(person(managerId, 'Manager', { roles: ['manager', 'user'], regionIds: [campus] }));
});
afterAll(() => api.close());
beforeEach(() => void api.sent.splice(0));

const acts: readonly (readonly [name: string, args: string, command: string])[] = [
  [
    'updateUser',
    'input: { firstName: "Ann", emails: [{ type: "school", value: "ann@school.org" }] }, expectedRevision: 3',
    'UpdateUserProfile',
  ],
  ['grantRoles', 'roles: [manager], expectedRevision: 3', 'GrantRoles'],
  ['revokeRoles', 'roles: [manager], expectedRevision: 3', 'RevokeRoles'],
  ['grantRegionRoles', `regionId: "${campus}", roleNames: [dean], expectedRevision: 3`, 'GrantRegionRoles'],
  ['revokeRegionRoles', `regionId: "${campus}", roleNames: [dean], expectedRevision: 3`, 'RevokeRegionRoles'],
  ['assignUserRegions', `regionIds: ["${campus}"], expectedRevision: 3`, 'AssignUserRegions'],
  ['changeUserEmail', 'email: "new@example.org", expectedRevision: 3', 'ChangeEmail'],
  ['deactivateUser', 'reason: "Left", expectedRevision: 3', 'DeactivateUser'],
  ['reactivateUser', 'reason: "Back", expectedRevision: 3', 'ReactivateUser'],
  ['resendInvitation', '', 'ResendAccountMail'],
  ['enrolStudent', `groupId: "${id(20)}"`, 'EnrolStudent'],
  ['withdrawStudent', `groupId: "${id(20)}", date: "2026-11-20", reason: "Moved"`, 'WithdrawStudent'],
  [
    'graduateStudent',
    `groupId: "${id(20)}", date: "2026-11-20", gradYear: 2026, gradLocation: "Wells"`,
    'GraduateStudent',
  ],
];
const act = (name: string, args: string, userId: string, cookie?: string): ReturnType<ApiSpec['post']> =>
  api.post(`mutation { ${name}(_id: "${userId}", ${args}) { _id } }`, {}, { cookie });

describe.each(acts)('%s', (name, args, command) => {
  test.each([
    ['an admin, of anybody', 'admin', foreign, undefined],
    ['a region’s admin, of the own people', 'registrar', own, undefined],
    ['a region’s admin, of another region', 'registrar', foreign, 'notFound'],
    ['a region’s admin, of nobody', 'registrar', absent, 'notFound'],
    ['an admin, of nobody', 'admin', absent, 'notFound'],
    ['a manager', 'manager', own, 'noAccess'],
    ['a visitor', 'visitor', own, 'session.none'],
  ] as const)('by %s', async (_, who, userId, code) => {
    const cookie = { admin, registrar, manager, visitor: undefined }[who];
    const { data, errors } = await act(name, args, userId, cookie);
    expect(errors[0]?.extensions.code).toBe(code);
    if (code === undefined) {
      expect(data).toEqual({ [name]: { _id: userId } });
      expect(api.sent[0]!.envelope).toMatchObject({ type: command, data: { userId } });
      if (args.includes('expectedRevision')) expect(api.sent[0]!.envelope.expectedRevision).toBe(3);
    } else expect(api.sent).toEqual([]);
  });
});

test('the own address is not changed this way, for it takes the password', async () => {
  for (const [cookie, userId] of [
    [admin, adminId],
    [registrar, registrarId],
  ] as const)
    expect((await act('changeUserEmail', 'email: "new@example.org"', userId, cookie)).errors[0]?.extensions.code).toBe(
      'account.ownEmail',
    );
  expect(api.sent).toEqual([]);
});
test('another region’s person answers letter by letter as an absent one', async () => {
  const ask = async (userId: string) =>
    (await api.post('query ($id: ID!) { AdminUser(id: $id) { _id } }', { id: userId }, { cookie: registrar })).errors;
  expect(await ask(foreign)).toEqual(await ask(absent));
  expect((await act('resendInvitation', '', foreign, registrar)).errors).toEqual(
    (await act('resendInvitation', '', absent, registrar)).errors,
  );
});
test('a region’s admin lists the own people only, whatever is asked for', async () => {
  const list = async (filter: string) =>
    (
      (await api.post(`{ allAdminUsers(filter: ${filter}) { items { _id } } }`, {}, { cookie: registrar })).data
        ?.allAdminUsers as { items: { _id: string }[] }
    ).items;
  expect((await list('{}')).map(({ _id }) => _id).sort()).toEqual([registrarId, managerId, own].sort());
  expect(await list(`{ regionId: "${elsewhere}" }`)).toEqual([]);
});
test.each([
  'roles: [admin]',
  'isAlumni: true',
  'emailVerified: true',
  `_id: "${foreign}"`,
  'email: "x@example.org"',
  'status: active',
])('a profile takes no %s', async (field) => {
  const { status, errors } = await act('updateUser', `input: { firstName: "Ann", ${field} }`, own, admin);
  expect([status >= 400 || errors.length > 0, api.sent]).toEqual([true, []]);
});

describe('the list as a file', () => {
  const file = (path: string, cookie?: string) =>
    request(api.app)
      .get(path)
      .set(cookie === undefined ? {} : { cookie });
  test('holds what the list holds, and nothing that a sheet program would run', async () => {
    const { status, text, headers } = await file('/exports/users.csv?sortField=fullName', admin);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    const lines = text.slice(1).trimEnd().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines.find((line) => line.includes('foreign@'))).toMatch(/^"'=HYPERLINK\(""x""\)",/);
    expect((await file('/exports/users.csv?q=own', admin)).text.trimEnd().split('\r\n')).toHaveLength(2);
  });
  test('is parted as sheet programs of the reader’s language expect', async () => {
    const reader = person(id(47), 'Reader', { roles: ['admin', 'manager', 'user'], locale: 'de_DE' });
    const german = await file('/exports/users.csv?q=own', await api.signIn(reader));
    const english = await file('/exports/users.csv?q=own', admin);
    for (const [{ text }, separator] of [
      [german, ';'],
      [english, ','],
    ] as const)
      for (const line of text.trimEnd().split('\r\n')) expect(line.split(separator)).toHaveLength(10);
  });
  test('says roles in the reader’s language, and of staff not that they are users too', async () => {
    const reader = person(id(48), 'Lectora', { roles: ['reportsAdmin', 'admin', 'manager', 'user'], locale: 'es_MX' });
    const cookie = await api.signIn(reader);
    const linesOf = async (who: string, q: string) => (await file(`/exports/users.csv?q=${q}`, who)).text;
    expect(await linesOf(cookie, 'Lectora')).toContain(',"Administrador de informes; Administrador; Gestor",');
    expect(await linesOf(cookie, 'own')).toContain(',Usuario,');
    expect(await linesOf(admin, 'Lectora')).toContain(',"Reports admin; Admin; Manager",');
    expect(await linesOf(admin, 'own')).toContain(',User,');
  });
  test('is as narrow as the list, and only for who may list', async () => {
    expect((await file('/exports/users.csv', registrar)).text).not.toContain('foreign@');
    expect(
      (await file(`/exports/users.csv?regionId=${elsewhere}`, registrar)).text.trimEnd().split('\r\n'),
    ).toHaveLength(1);
    expect((await file('/exports/users.csv', manager)).status).toBe(403);
    expect((await file('/exports/users.csv')).status).toBe(401);
    expect((await file('/exports/users.csv?sortField=password', admin)).status).toBe(400);
    expect((await file('/exports/users.csv', admin).set('sec-fetch-site', 'cross-site')).status).toBe(403);
  });
});

describe('a file of people', () => {
  const send = (path: string, body: string | Buffer, cookie: string | undefined = admin, type = 'text/csv') =>
    request(api.app)
      .post(path)
      .set({ 'content-type': type, ...(cookie !== '' && { cookie }) })
      .send(body);
  const preview = (body: string | Buffer, query = '', cookie?: string) =>
    send(`/imports/users/preview?regionId=${campus}${query}`, body, cookie);

  test('is looked at, and nothing is written', async () => {
    const text =
      '\uFEFFE-mail;First name;Last name\nann@example.org;Ann;Łoś\nOWN@example.org;Old;Hand\nann@example.org;Ann;Again\nbad;B;\n';
    const { status, body } = await preview(text);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      delimiter: ';',
      columns: ['E-mail', 'First name', 'Last name'],
      rowCount: 4,
      peopleCount: 1,
      issueCount: 4,
      mapping: { email: 0, firstName: 1, lastName: 2, locale: null },
      issues: [
        { line: 3, column: 'E-mail', code: 'emailTaken' },
        { line: 4, column: 'E-mail', code: 'twiceInFile', otherLine: 2 },
        { line: 5, column: 'Last name', code: 'missing' },
        { line: 5, column: 'E-mail', code: 'invalidEmail' },
      ],
    });
    expect(api.sent).toEqual([]);
  });
  test('whose columns are called as in a list of people that was saved in some language, is known', async () => {
    const { body } = await preview('Apellidos;Nombre;;CORREO ELECTRÓNICO;Idioma\nLos;Ann;;ann@example.org;es_MX');
    expect(body).toMatchObject({ peopleCount: 1, mapping: { email: 3, firstName: 1, lastName: 0, locale: 4 } });
  });
  test.each([
    ['of another encoding', Buffer.from([0x65, 0x2c, 0xff, 0xfe, 0x0a]), 'userImport.notUtf8'],
    ['with an open quote', 'email,name\n"a@example.org,Ann\n', 'userImport.unreadable'],
    ['without people', 'email,firstName\n\n', 'userImport.empty'],
    ['of too many people', `email\n${'a@example.org\n'.repeat(5001)}`, 'userImport.tooLong'],
  ])('%s is refused', async (_, body, code) => {
    const answer = await preview(body);
    expect([
      answer.status,
      (answer.body as { errors: { extensions: { code: string } }[] }).errors[0]!.extensions.code,
    ]).toEqual([400, code]);
  });
  test('is bounded, of one type, and for the own region', async () => {
    expect((await preview('x'.repeat(5_000_001))).status).toBe(413);
    expect((await send(`/imports/users/preview?regionId=${campus}`, 'email\n', admin, 'text/plain')).status).toBe(415);
    expect((await preview('email\na@example.org', '', manager)).status).toBe(403);
    expect((await preview('email\na@example.org', '', '')).status).toBe(401);
    expect((await send(`/imports/users/preview?regionId=${elsewhere}`, 'email\na@example.org', registrar)).status).toBe(
      403,
    );
  });
  test('that is confirmed becomes an import of the rows that are in order', async () => {
    const mapping = encodeURIComponent(JSON.stringify({ email: 0, firstName: 1, lastName: 2, locale: null }));
    const rows = Array.from({ length: 201 }, (_, i) => `p${i}@example.org,P,N${i}`);
    const path = `/imports/users?regionId=${campus}&importId=${id(40)}&fileName=people.csv&groupIds=${id(20)}&mapping=${mapping}`;
    const { status, body } = await send(path, ['email,a,b', 'own@example.org,Old,Hand', ...rows].join('\n'), registrar);
    expect([status, body]).toEqual([200, { importId: id(40), rowCount: 201 }]);
    expect(api.sent.map(({ envelope: { type } }) => type)).toEqual([
      'StartUserImport',
      'QueueUserImportRows',
      'QueueUserImportRows',
    ]);
    expect(api.sent[0]!.envelope.data).toMatchObject({ rowCount: 201, regionId: campus, groupIds: [id(20)] });
    expect(api.sent[2]!.envelope.data).toMatchObject({
      from: 201,
      rows: [{ line: 203, email: 'p200@example.org', lastName: 'N200' }],
    });
    const ids = api.sent.map(({ envelope }) => envelope.commandId);
    await send(path, ['email,a,b', 'own@example.org,Old,Hand', ...rows].join('\n'), registrar);
    expect(api.sent.slice(3).map(({ envelope }) => envelope.commandId)).toEqual(ids);
  });
  const view = (_id: string, regionId: string): UserImportView => ({
    _id,
    _revision: 1,
    fileName: 'a.csv',
    status: 'running',
    regionId,
    groupIds: [],
    startedBy: adminId,
    startedAt: '2026-11-20',
    endedAt: null,
    rowCount: 1,
    queued: 1,
    settled: 0,
    invited: 0,
    emailTaken: 0,
    cancelled: 0,
    refused: 0,
    retracted: 0,
    left: 0,
  });
  test('that is sent again goes on with the same rows, whoever has an account by then', async () => {
    const path = `/imports/users?regionId=${campus}&importId=${id(41)}&fileName=people.csv&mapping=${encodeURIComponent(
      JSON.stringify({ email: 0, firstName: 1, lastName: 2, locale: null }),
    )}`;
    const text = 'email,a,b\nown@example.org,Old,Hand\nmade@example.org,Made,Already\nnext@example.org,Next,One';
    await send(path, text, registrar);
    const [, rows] = api.sent.splice(0);
    await api.put(userImports, { ...view(id(41), campus), startedAt: '2026-11-20T09:00:00.000Z', rowCount: 2 });
    await api.put(users, userView({ _id: id(42), email: 'made@example.org', createdAt: '2026-11-20T09:00:01.000Z' }));
    await send(path, text, registrar);
    expect(rows!.envelope.data).toMatchObject({ rows: [{ email: 'made@example.org' }, { email: 'next@example.org' }] });
    const { commandId, data } = rows!.envelope;
    expect(api.sent.at(-1)!.envelope).toMatchObject({ commandId, data });
  });
  test('is stopped, undone and kept by whoever may see it', async () => {
    await api.put(userImports, view(id(50), campus), view(id(51), elsewhere));
    for (const [name, command] of [
      ['cancelUserImport', 'CancelUserImport'],
      ['undoUserImport', 'UndoUserImport'],
    ] as const) {
      const ask = (importId: string, cookie: string) =>
        api.post(`mutation { ${name}(_id: "${importId}") { status } }`, {}, { cookie });
      expect((await ask(id(50), registrar)).errors).toEqual([]);
      expect(api.sent.at(-1)!.envelope.type).toBe(command);
      expect((await ask(id(51), registrar)).errors).toEqual((await ask(absent, registrar)).errors);
      expect((await ask(id(50), manager)).errors[0]?.extensions.code).toBe('noAccess');
    }
    const file = (importId: string, cookie: string) =>
      request(api.app).get(`/imports/users/${importId}/result.csv`).set({ cookie });
    expect((await file(id(50), registrar)).status).toBe(200);
    expect((await file(id(51), registrar)).status).toBe(404);
    expect((await file(id(50), manager)).status).toBe(403);
  });
});
