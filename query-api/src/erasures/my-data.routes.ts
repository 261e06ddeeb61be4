import { ownData } from '@paideia/events/erasures/erasure.permissions.ts';
import { escapeHtml } from '@paideia/events/kernel/html.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { sendText, type ApiRoute } from '../kernel/server/api-route.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { formatterFor } from '../kernel/log/formatter.ts';
import { auditEntry } from '../logits/logit.commands.ts';
import { itemOf, pageEnd, pageHead } from './my-data-page.ts';
import type { ExportPart } from '../kernel/export/part.ts';
import { readerOf, type Readable } from './my-data-readable.ts';

type Form = 'json' | 'html';
const types: Readonly<Record<Form, string>> = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
};
type Subject = { readonly userId: string; readonly name: string };

type Held = { readonly parts: readonly ExportPart[]; readonly readable: Readable };

/** Programs are given the numbers as they are kept. */
const aboutOf = ({ about, isInHundredths }: ExportPart, text: Context['text']): string =>
  [text(about.id), ...(isInHundredths ? [text('myData.hundredths')] : [])].join(' ');

/** Written as it is read; `items` of a part may be many. */
async function* asJson({ parts }: Held, context: Context, { userId, name }: Subject): AsyncGenerator<string> {
  const { text, now, locale } = context;
  yield `${JSON.stringify({ format: 'paideia-my-data/1', title: text('myData.title', { name }), madeAt: now, locale }).slice(0, -1)},"parts":[`;
  for (const [n, part] of parts.entries()) {
    const head = { key: part.key, title: text(part.title.id), about: aboutOf(part, text) };
    yield `${n === 0 ? '' : ','}\n${JSON.stringify(head).slice(0, -1)},"items":[`;
    let isFirst = true;
    for await (const item of part.items(context, userId)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(item)}`;
      isFirst = false;
    }
    yield ']}';
  }
  yield ']}\n';
}

async function* asPage({ parts, readable }: Held, context: Context, { userId, name }: Subject): AsyncGenerator<string> {
  const { text, now, locale } = context;
  const formatter = formatterFor(locale, text);
  yield pageHead({
    locale,
    title: text('myData.title', { name }),
    below: text('myData.made', { at: formatter.instant(now) }),
  });
  yield `<nav><ul>${parts.map(({ key, title }) => `<li><a href="#${key}">${escapeHtml(text(title.id))}</a></li>`).join('')}</ul></nav>`;
  for (const { key, title, about, items } of parts) {
    yield `<section id="${key}"><h2>${escapeHtml(text(title.id))}</h2><p>${escapeHtml(text(about.id))}</p>`;
    let count = 0;
    for await (const item of items(context, userId)) {
      yield itemOf(await readable(item, context, formatter), formatter);
      count++;
    }
    yield `${count === 0 ? `<p class="none">${escapeHtml(text('myData.none'))}</p>` : ''}</section>`;
  }
  yield pageEnd;
}

/** `GET /exports/my-data.json` and `.html`: everything that is held on the actor. The log says that it was taken. */
const myDataRoute = (form: Form, held: Held): ApiRoute => ({
  method: 'get',
  path: `/exports/my-data.${form}`,
  perHour: 12,
  async answer(context, _request, response) {
    const { userId } = context.require(ownData, { ownerId: context.signedIn().userId });
    await context.send('RecordLogit', auditEntry(userId, 'dataExported', { form }), { then: [] });
    const name = (await context.read(users).one(userId))?.fullName ?? '';
    response.set({
      'Content-Type': types[form],
      'Content-Disposition': `attachment; filename="my-data-${context.now.slice(0, 10)}.${form}"`,
    });
    if (form === 'html')
      response.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:");
    const write = form === 'json' ? asJson : asPage;
    await sendText(response, write(held, context, { userId, name }));
  },
});
/** Of what the slices hold, in that order. */
export function myDataRoutes(parts: readonly ExportPart[]): readonly ApiRoute[] {
  const held: Held = { parts, readable: readerOf(parts) };
  return [myDataRoute('json', held), myDataRoute('html', held)];
}
