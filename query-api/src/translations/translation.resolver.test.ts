import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import request from 'supertest';
import {
  translationMessages,
  translationOverrides,
} from '@paideia/projection-service/translations/translation.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const entry = (en: string, more: Record<string, string> = {}) => ({
  category: 'invoices',
  description: 'What is owed',
  en,
  ...more,
});
const catalogue = {
  'invoice.due': entry('Pay {amount} now', { pl_PL: 'Zapłać teraz {amount}', de_DE: 'Jetzt {amount} zahlen' }),
  days_few: entry('{count} days', { pl_PL: '{count} dni' }),
  days_other: entry('{count} days', { pl_PL: '{count} dnia', de_DE: '{count} Tage' }),
  'translation.unknown': entry('No text has this key.'),
  'translation.placeholder': entry('The placeholder {name} must appear.'),
  'translation.shipped': entry('The site itself has a text with this key.'),
  'translation.noLanguage': entry('The file does not say its language.'),
  'translation.noColumns': entry('The first line must name the columns.'),
  noAccess: entry('No Access'),
  notFound: entry('This is not here.'),
};
const [ada, at] = ['1'.repeat(24), '2026-11-19T10:00:00.000Z'];
const own = 'college.motto';
let api: ApiSpec;
let admin: string;
beforeAll(async () => {
  api = await apiSpec({ catalogue });
  admin = await api.signIn(userView({ _id: ada, roles: ['admin', 'user'], fullName: 'Ada Byron' }));
  const saved = { text: 'Proszę zapłacić {amount}', by: ada, at };
  await api.put(
    translationMessages,
    {
      _id: 'invoice.due',
      _revision: 4,
      defined: null,
      texts: { pl_PL: { ...saved, isMachineMade: true } },
      reviews: { de_DE: { text: 'Jetzt {amount} zahlen', by: ada, at } },
    },
    {
      _id: own,
      _revision: 0,
      texts: {},
      reviews: {},
      defined: { category: 'college', description: 'Above the entrance', defaultMessage: '=Know the truth' },
    },
  );
  await api.put(translationOverrides, {
    _id: 'pl_PL_invoice.due',
    locale: 'pl_PL',
    messageId: 'invoice.due',
    text: saved.text,
  });
});
afterAll(() => api.close());

const as = (cookie: string) => ({ cookie });
type Text = { readonly locale: string; readonly status: string; readonly by: string | null };
type Found = { readonly id: string; readonly texts: readonly Text[] };
async function list(filter: object): Promise<readonly Found[]> {
  const query = `query ($filter: TranslationEntryFilter) {
    allTranslationEntries(filter: $filter) { items { id texts { locale text shipped status by at } } total } }`;
  const { data } = await api.post(query, { filter }, as(admin));
  return (data!['allTranslationEntries'] as { readonly items: readonly Found[] }).items;
}
const ids = async (filter: object) => (await list(filter)).map(({ id }) => id);

describe('the entries', () => {
  test('say of each language what stands, and who has looked at it', async () => {
    const [due] = await list({ q: 'invoice.due' });
    const texts = new Map(due!.texts.map((text) => [text.locale, text]));
    expect([texts.size, texts.get('en')!.status, texts.get('hu_HU')!.status]).toEqual([13, 'original', 'missing']);
    expect(texts.get('pl_PL')).toEqual({
      locale: 'pl_PL',
      text: 'Proszę zapłacić {amount}',
      shipped: 'Zapłać teraz {amount}',
      status: 'machineMade',
      by: 'Ada Byron',
      at,
    });
    expect(texts.get('de_DE')).toMatchObject({ status: 'reviewed', by: 'Ada Byron', at });
  });
  test('are found by category, words, what is missing and how they came about', async () => {
    expect(await ids({ category: 'college' })).toEqual([own]);
    expect(await ids({ q: 'prosze' })).toEqual(['invoice.due']);
    expect(await ids({ missingIn: 'pl_PL', category: 'college' })).toEqual([own]);
    expect(await ids({ missingIn: 'pl_PL' })).not.toContain('invoice.due');
    expect(await ids({ locale: 'de_DE', status: 'reviewed' })).toEqual(['invoice.due']);
  });
  test('of a form of a number are needed where the language has it', async () => {
    const [few] = await list({ q: 'days_few' });
    expect(few!.texts.map(({ locale }) => locale)).toEqual(['pl_PL', 'ru_RU', 'uk_UA']);
    expect(await ids({ missingIn: 'de_DE' })).not.toContain('days_few');
  });
  test('are for admins', async () => {
    const cookie = await api.signIn(userView({ _id: '2'.repeat(24), roles: ['manager', 'user'] }));
    const { errors } = await api.post('{ allTranslationEntries { total } }', {}, as(cookie));
    expect(errors[0]?.extensions.code).toBe('noAccess');
    expect((await file('/exports/translations.csv', cookie)).status).toBe(403);
  });
});

describe('a change', () => {
  test('takes the English text along, whose placeholders it must keep', async () => {
    const query =
      'mutation ($text: String!) { translateMessage(id: "invoice.due", locale: "de_DE", text: $text) { id } }';
    await api.post(query, { text: 'Zahlen Sie {amount}' }, as(admin));
    expect(api.sent.at(-1)?.envelope).toMatchObject({
      type: 'TranslateMessage',
      data: { messageId: 'invoice.due', locale: 'de_DE', isMachineMade: false, original: 'Pay {amount} now' },
    });
  });
  test('defines no message that the site itself has', async () => {
    const input = { _id: 'invoice.due', category: 'x', description: 'x', defaultMessage: 'x' };
    const query = 'mutation ($input: MessageInput!) { defineMessage(input: $input) { id } }';
    expect((await api.post(query, { input }, as(admin))).errors[0]?.extensions.code).toBe('translation.shipped');
  });
  test('of a file says of each text how it went', async () => {
    const texts = [{ id: 'invoice.due', locale: 'pl_PL', text: 'Zapłać {amount}', isMachineMade: true }];
    const query = 'mutation ($texts: [ImportedTextInput!]!) { translateMessages(texts: $texts) { id locale error } }';
    const { data } = await api.post(query, { texts }, as(admin));
    expect(data!['translateMessages']).toEqual([{ id: 'invoice.due', locale: 'pl_PL', error: null }]);
    expect(api.sent.at(-1)?.envelope.data).toMatchObject({ isMachineMade: true, original: 'Pay {amount} now' });
  });
});

const file = (path: string, cookie = admin) =>
  request(api.app)
    .get(path)
    .set('Cookie', cookie)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    });
const send = (kind: 'csv' | 'po', body: string) =>
  request(api.app)
    .post(`/imports/translations.${kind}`)
    .set({ Cookie: admin, 'Content-Type': kind === 'csv' ? 'text/csv' : 'text/x-gettext-translation' })
    .send(body);
const bodyOf = async (path: string) => String((await file(path)).body as Buffer);

describe('files', () => {
  test('go as a table in which nothing runs, and come back as the same texts', async () => {
    const csv = await bodyOf('/exports/translations.csv');
    expect(csv).toContain(`${own},college,Above the entrance,'=Know the truth`);
    const { body } = await send('csv', csv);
    expect(body).toMatchObject({ rows: [] });
  });
  test('of one language say how its texts came about', async () => {
    const csv = await bodyOf('/exports/translations.csv?locale=pl_PL&q=invoice');
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFid,category,description,en,pl_PL,status',
      'invoice.due,invoices,What is owed,Pay {amount} now,Proszę zapłacić {amount},machine',
      '',
    ]);
  });
  test('for translators’ programs mark what a machine made, and come back as they went', async () => {
    const po = await bodyOf('/exports/translations.po?locale=pl_PL');
    expect(po).toMatch(/Language: pl_PL/);
    expect(po).toMatch(/#\. What is owed\n(#: .*\n)?#, fuzzy\nmsgctxt "invoice\.due"\nmsgid "Pay \{amount\} now"/);
    expect((await send('po', po)).body).toMatchObject({ rows: [] });
    const changed = po.replace('Proszę zapłacić {amount}', 'Zapłać {amount}');
    expect((await send('po', changed)).body).toMatchObject({
      rows: [{ id: 'invoice.due', locale: 'pl_PL', text: 'Zapłać {amount}', isMachineMade: true, error: null }],
    });
  });
  test('are told line by line what cannot be saved', async () => {
    const csv = 'id,pl_PL\ninvoice.due,Zapłać\nnobody.knows,Nic\ninvoice.due,Zapłać {amount}\ninvoice.due,\n';
    const { body } = await send('csv', csv);
    expect(
      (body as { rows: { line: number; error: string | null }[] }).rows.map((row) => [row.line, row.error]),
    ).toEqual([
      [2, 'The placeholder amount must appear.'],
      [3, 'No text has this key.'],
      [4, null],
    ]);
  });
  test('that say nothing of their language or columns are refused', async () => {
    expect((await send('csv', 'a,b\n1,2\n')).body).toMatchObject({
      errors: [{ extensions: { code: 'translation.noColumns' } }],
    });
    expect((await send('po', 'msgid "a"\nmsgstr "b"\n')).body).toMatchObject({
      errors: [{ extensions: { code: 'translation.noLanguage' } }],
    });
  });
});

describe('what every page loads', () => {
  test('is the college’s own texts alone, for visitors too', async () => {
    const answer = await request(api.app).get('/texts/pl_PL');
    expect(answer.body).toEqual({ 'invoice.due': 'Proszę zapłacić {amount}' });
    expect((await request(api.app).get('/texts/hu_HU')).text).toBe('{}');
    expect((await request(api.app).get('/texts/xx')).status).toBe(404);
  });
  test('is kept by the browser until it is another', async () => {
    const { headers } = await request(api.app).get('/texts/pl_PL');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await request(api.app).get('/texts/pl_PL').set('If-None-Match', headers['etag']!);
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

test('what everybody is told in a language is put together once, until a text changes', async () => {
  const query = 'query ($locale: String!) { translations(locale: $locale) { id defaultMessage } }';
  const due = async (locale = 'pl_PL') => {
    const { data } = await api.post(query, { locale });
    const found = data!['translations'] as { readonly id: string; readonly defaultMessage: string }[];
    return found.find(({ id }) => id === 'invoice.due')!.defaultMessage;
  };
  const before = await due();
  const reading = jest.spyOn(api.documents, 'read');
  const reads = () => reading.mock.calls.filter(([{ name }]) => name === translationMessages.name).length;
  expect([await due(), await due(), reads()]).toEqual([before, before, 0]);
  expect([await due('de_DE'), reads()]).toEqual(['Jetzt {amount} zahlen', 1]);
  const text = 'Proszę {amount}';
  await api.put(translationOverrides, { _id: 'pl_PL_invoice.due', locale: 'pl_PL', messageId: 'invoice.due', text });
  expect([await due(), reads()]).toEqual([text, 2]);
  reading.mockRestore();
});
