import type { Request } from 'express';
import { csvFormOf } from '@paideia/events/kernel/csv.ts';
import { isLocale, languageTag, locales } from '@paideia/events/kernel/messages.ts';
import { MessageText } from '@paideia/events/translations/translation.commands.ts';
import { translationPermissions } from '@paideia/events/translations/translation.permissions.ts';
import { misplaced } from '@paideia/events/translations/placeholders.rules.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { oneOf } from '../kernel/graphql/time-range.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { sendCsv, type ApiRoute } from '../kernel/server/api-route.ts';
import { TextStatus, type MessageEntry } from './translation.rules.ts';
import { csvLines, fileLimits, poFile, readCsv, readPo, type FileText } from './translation-file.ts';
import { foundEntries } from './translation.queries.ts';

const asked = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const wantedOf = ({ query }: Request) => ({
  q: asked(query.q),
  category: asked(query.category),
  missingIn: asked(query.missingIn),
  locale: asked(query.locale),
  status: oneOf(TextStatus, 'status', asked(query.status)) ?? null,
});

/** `GET /exports/translations.csv`: the list as it is filtered, in the language that it is filtered by or in all. */
const csvExport: ApiRoute = {
  method: 'get',
  path: '/exports/translations.csv',
  async answer(context, request, response) {
    const wanted = wantedOf(request);
    const languages = wanted.locale ? [wanted.locale] : locales;
    const form = csvFormOf(languageTag(context.locale));
    const lines = csvLines(await foundEntries(context, wanted), languages, form);
    await sendCsv(
      response,
      `translations-${wanted.locale ?? 'all'}-${context.now.slice(0, 10)}.csv`,
      // Made of what is in memory already.
      (async function* () {
        yield* lines;
      })(),
    );
  },
};

/** `GET /exports/translations.po` answers the same for translators' programs, of one language. */
const poExport: ApiRoute = {
  method: 'get',
  path: '/exports/translations.po',
  async answer(context, request, response) {
    const { locale, ...wanted } = wantedOf(request);
    if (locale === null || !isLocale(locale)) throw new Refusal('invalid', {}, [{ path: 'locale', code: 'invalid' }]);
    const entries = await foundEntries(context, { ...wanted, locale });
    const file = await poFile(entries, locale);
    response.set({
      'Content-Type': 'text/x-gettext-translation; charset=utf-8',
      'Content-Disposition': `attachment; filename="translations-${locale}-${context.now.slice(0, 10)}.po"`,
    });
    response.end(file);
  },
};

type Checked = {
  readonly row: FileText;
  readonly original: string;
  readonly was: string | null;
  readonly error: string | null;
};
/** What a text of a file would change, or why it cannot. */
function checked(context: Context, entries: ReadonlyMap<string, MessageEntry>, row: FileText): Checked {
  const entry = entries.get(row.id);
  const there = entry?.texts.find(({ locale }) => locale === row.locale);
  const { original = '' } = entry ?? {};
  const name = entry && misplaced(row.id, original, row.text);
  const error = !there
    ? context.text('translation.unknown')
    : name !== undefined
      ? context.text('translation.placeholder', { name })
      : MessageText.safeParse(row.text).success
        ? null
        : context.text('invalid');
  return { row, original, was: there?.text ?? null, error };
}

const check =
  (read: (bytes: Uint8Array) => readonly FileText[] | Promise<readonly FileText[]>): ApiRoute['answer'] =>
  async (context, { body }: Request, response) => {
    context.require(translationPermissions.TranslateMessage);
    if (!Buffer.isBuffer(body) || body.length === 0) throw new Refusal('translation.unreadable');
    const texts = await read(body);
    const entries = new Map((await foundEntries(context, {})).map((entry) => [entry.id, entry]));
    const rows = texts.map((row) => checked(context, entries, row));
    const differing = rows.filter(({ row, was, error }) => error !== null || row.text !== was);
    response.json({
      same: rows.length - differing.length,
      rows: differing.map(({ row, original, was, error }) => ({ ...row, original, was, error })),
    });
  };

/** Looks at a file and writes nothing: what differs from what stands, and what is wrong with which text. */
const imports: readonly ApiRoute[] = [
  {
    method: 'post',
    path: '/imports/translations.csv',
    body: { type: 'text/csv', bytes: fileLimits.bytes },
    answer: check(readCsv),
  },
  {
    method: 'post',
    path: '/imports/translations.po',
    body: { type: 'text/x-gettext-translation', bytes: fileLimits.bytes },
    answer: check(readPo),
  },
];

export const translationRoutes: readonly ApiRoute[] = [csvExport, poExport, ...imports];
