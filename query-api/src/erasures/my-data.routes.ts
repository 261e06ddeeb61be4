import { ownData } from '@paideia/events/erasures/erasure.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { sendText, type ApiRoute } from '../kernel/server/api-route.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { formatterFor } from '../audit/log/formatter.ts';
import { auditEntry } from '../logits/logit.command.ts';
import { escaped, itemOf, pageEnd, pageHead } from './my-data-page.ts';
import { parts } from './my-data-parts.ts';
import { readable } from './my-data-readable.ts';

type Form = 'json' | 'html';
const types: Readonly<Record<Form, string>> = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
};
type Subject = { readonly userId: string; readonly name: string };

/** Programs are given the numbers as they are kept. */
const inHundredths: ReadonlySet<string> = new Set(['invoices', 'transactions']);
const aboutOf = (key: string, text: Context['text']): string =>
  [text(`myData.${key}.about`), ...(inHundredths.has(key) ? [text('myData.hundredths')] : [])].join(' ');

/** Written as it is read; `items` of a part may be many. */
async function* asJson(context: Context, { userId, name }: Subject): AsyncGenerator<string> {
  const { text, now, locale } = context;
  yield `${JSON.stringify({ format: 'paideia-my-data/1', title: text('myData.title', { name }), madeAt: now, locale }).slice(0, -1)},"parts":[`;
  for (const [n, { key, items }] of parts.entries()) {
    yield `${n === 0 ? '' : ','}\n${JSON.stringify({ key, title: text(`myData.${key}`), about: aboutOf(key, text) }).slice(0, -1)},"items":[`;
    let isFirst = true;
    for await (const item of items(context, userId)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(item)}`;
      isFirst = false;
    }
    yield ']}';
  }
  yield ']}\n';
}

async function* asPage(context: Context, { userId, name }: Subject): AsyncGenerator<string> {
  const { text, now, locale } = context;
  const formatter = formatterFor(locale, text);
  yield pageHead({
    locale,
    title: text('myData.title', { name }),
    below: text('myData.made', { at: formatter.instant(now) }),
  });
  yield `<nav><ul>${parts.map(({ key }) => `<li><a href="#${key}">${escaped(text(`myData.${key}`))}</a></li>`).join('')}</ul></nav>`;
  for (const { key, items } of parts) {
    yield `<section id="${key}"><h2>${escaped(text(`myData.${key}`))}</h2><p>${escaped(text(`myData.${key}.about`))}</p>`;
    let count = 0;
    for await (const item of items(context, userId)) {
      yield itemOf(await readable(item, context, formatter), formatter);
      count++;
    }
    yield `${count === 0 ? `<p class="none">${escaped(text('myData.none'))}</p>` : ''}</section>`;
  }
  yield pageEnd;
}

/** `GET /exports/my-data.json` and `.html`: everything that is held on the actor. The log says that it was taken. */
const myDataRoute = (form: Form): ApiRoute => ({
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
    await sendText(response, write(context, { userId, name }));
  },
});
export const myDataRoutes = [myDataRoute('json'), myDataRoute('html')];
