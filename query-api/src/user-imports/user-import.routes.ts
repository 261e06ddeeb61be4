import type { Request } from 'express';
import { z } from 'zod';
import { readsUsers, userImportPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { importLimits } from '@paideia/events/user-imports/user-import.rules.ts';
import { csvFormOf, csvOf } from '@paideia/events/kernel/csv.ts';
import { languageTag, locales } from '@paideia/events/kernel/messages.ts';
import { Id } from '@paideia/events/kernel/ids.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { userImportRows, userImports } from '@paideia/projection-service/user-imports/user-import.view.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { textIn } from '../kernel/i18n/messages.ts';
import { sendCsv, type ApiRoute } from '../kernel/server/api-route.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { checkPeople, emailsIn, guessMapping, Mapping, type ColumnNames } from './people-check.rules.ts';
import { readPeopleFile } from './people-file.ts';
import { knownImport } from './user-import.queries.ts';

const body = { type: 'text/csv', bytes: importLimits.bytes } as const;
const sampleRows = 5;
const shownIssues = 500;
const shownRejected = 100;

const Json = z.string().transform((text, at): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    at.addIssue('no JSON');
    return z.NEVER;
  }
});
const Asked = z.object({
  regionId: Id,
  mapping: Json.pipe(Mapping).optional(),
  mended: z.coerce.number().pipe(z.int().min(0).max(importLimits.rows)).default(0),
});
const Confirmed = Asked.extend({
  importId: Id,
  mapping: Json.pipe(Mapping),
  fileName: z.string().trim().min(1).max(200),
  groupIds: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(Id).max(10)),
});
function asked<T extends z.ZodType>(schema: T, { query }: Request): z.infer<T> {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw new Refusal(
    'invalid',
    {},
    parsed.error.issues.map(({ path }) => ({ path: path.join('.'), code: 'invalid' })),
  );
}
const bytesOf = ({ body: given }: Request): Buffer => {
  if (!Buffer.isBuffer(given) || given.length === 0) throw new Refusal('userImport.empty');
  return given;
};

/** The addresses that accounts live under; `before` passes over those that were made from then on. */
async function takenOf(context: Context, emails: readonly string[], before?: string): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (let i = 0; i < emails.length; i += 100) {
    const some = emails.slice(i, i + 100);
    const { items } = await context.read(users).find({ where: { email: some }, limit: some.length });
    for (const { email, createdAt } of items)
      if (email && (before === undefined || createdAt < before)) taken.add(email);
  }
  return taken;
}
const checked = async (context: Context, file: ReturnType<typeof readPeopleFile>, mapping: Mapping, before?: string) =>
  checkPeople(file, mapping, await takenOf(context, emailsIn(file, mapping), before), context.locale);

/** A list of people that was saved here, whatever the language of who saved it, comes back with its columns known. */
const columnNames = ({ catalogue }: Pick<Context, 'catalogue'>): ColumnNames => {
  const names = (id: string) => locales.flatMap((locale) => textIn(catalogue, locale, id)?.toLowerCase() ?? []);
  return {
    email: names('usersCsv.email'),
    firstName: names('usersCsv.firstName'),
    lastName: names('usersCsv.lastName'),
    locale: names('usersCsv.language'),
  };
};

/** Looks at a file and writes nothing: its columns, what they are for, how many people it would make, and what is wrong in which line. */
const preview: ApiRoute = {
  method: 'post',
  path: '/imports/users/preview',
  body,
  async answer(context, request, response) {
    const { regionId, mapping: given, mended } = asked(Asked, request);
    context.require(userImportPermissions.StartUserImport, { regionId });
    const file = readPeopleFile(bytesOf(request), mended);
    const mapping = given ?? guessMapping(file.columns, columnNames(context));
    const { people, issues } = await checked(context, file, mapping);
    const wrong = new Set(issues.map(({ line }) => line));
    const rejected = file.rows.filter(({ line }) => wrong.has(line)).slice(0, shownRejected);
    response.json({
      columns: file.columns,
      delimiter: file.delimiter,
      mapping,
      rowCount: file.rows.length,
      peopleCount: people.length,
      sample: file.rows.slice(0, sampleRows).map(({ line, cells }) => ({ line, cells })),
      issueCount: issues.length,
      issues: issues.slice(0, shownIssues),
      rejected,
    });
  },
};

/** Confirmed: the rows that are in order become an import. Sent again under the same id it goes on where it stopped. */
const start: ApiRoute = {
  method: 'post',
  path: '/imports/users',
  body,
  async answer(context, request, response) {
    const { importId, regionId, groupIds, fileName, mapping, mended } = asked(Confirmed, request);
    context.require(userImportPermissions.StartUserImport, { regionId });
    const file = readPeopleFile(bytesOf(request), mended);
    const begun = await context.read(userImports).one(importId);
    // It goes on with the same rows: those whom this very import has made meanwhile are no strangers in its way, and who was there before stays out.
    const { people } = await checked(context, file, mapping, begun?.startedAt);
    if (people.length === 0) throw new Refusal('userImport.nobody');
    const data = {
      importId,
      fileName,
      fileHash: file.hash,
      rowCount: begun?.rowCount ?? people.length,
      regionId,
      groupIds,
    };
    const then = [userImports];
    await context.send('StartUserImport', data, { commandId: uuidFrom(importId, 'start'), then });
    for (let i = 0; i < people.length; i += importLimits.chunk) {
      const rows = people.slice(i, i + importLimits.chunk);
      await context.send(
        'QueueUserImportRows',
        { importId, from: i + 1, rows },
        { commandId: uuidFrom(importId, 'rows', i), then },
      );
    }
    response.json({ importId, rowCount: data.rowCount });
  },
};

const perPage = 500;
/** What came of each row, for whoever keeps the file. */
const result: ApiRoute = {
  method: 'get',
  path: '/imports/users/:importId/result.csv',
  async answer(context, { params }, response) {
    context.require(readsUsers);
    const { _id: importId, fileName } = await knownImport(context, String(params.importId));
    const reader = context.read(userImportRows);
    const text = (name: string) => context.text(`userImport.${name}`);
    async function* lines() {
      const form = csvFormOf(languageTag(context.locale));
      yield csvOf([['line', 'name', 'email', 'outcome', 'undo'].map((name) => text(`column.${name}`))], form);
      let after: string | undefined;
      do {
        const page = await reader.find({ where: { importId }, sort: { field: 'row' }, limit: perPage, after });
        for (const { line, name, email, outcome, undo } of page.items)
          yield csvOf(
            [[line, name, email, text(`outcome.${outcome ?? 'waiting'}`), undo && text(`undo.${undo}`)]],
            form,
          );
        after = page.next;
      } while (after !== undefined);
    }
    await sendCsv(response, `${fileName.replace(/\.csv$/i, '')}-result.csv`, lines());
  },
};

export const userImportRoutes: readonly ApiRoute[] = [preview, start, result];
