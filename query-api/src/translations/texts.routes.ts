import { createHash } from 'node:crypto';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import { translationOverrides } from '@paideia/projection-service/translations/translation.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import type { ApiRoute } from '../kernel/server/api-route.ts';

const pageSize = 1000;
/** The college's own texts in a locale, by message id. */
export async function overridesIn(
  { read }: Pick<Context, 'read'>,
  locale: string,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let after: string | undefined, more = true; more;) {
    const page = await read(translationOverrides).find({
      where: { locale },
      sort: { field: 'messageId' },
      limit: pageSize,
      after,
    });
    for (const { messageId, text } of page.items) found.set(messageId, text);
    after = page.next;
    more = page.next !== undefined;
  }
  return found;
}

/** `GET /texts/{locale}`: what every page loads of the college's own texts. A browser keeps it, and asks whether it still holds. */
export const textsRoute: ApiRoute = {
  method: 'get',
  path: '/texts/:locale',
  isPublic: true,
  async answer(context, request, response) {
    const locale = String(request.params.locale);
    if (!isLocale(locale)) throw new Refusal('notFound', {}, [], { status: 404 });
    const body = JSON.stringify(Object.fromEntries(await overridesIn(context, locale)));
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    response.set({ 'Cache-Control': 'no-cache', ETag: `"${hash}"`, 'Content-Type': 'application/json; charset=utf-8' });
    if (request.fresh) response.status(304).end();
    else response.end(body);
  },
};
