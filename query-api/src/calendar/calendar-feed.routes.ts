import type { ApiRoute } from '../kernel/server/api-route.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { feedOf, feedPath, ownerOf } from './calendar-feed.queries.ts';

/** Calendars of one house ask for many people from the same address. */
const perHour = 600;
const keptSeconds = 900;

/** `GET /calendar/{token}.ics`: what whoever made the address has to keep in mind. It is read by calendars, which have no session. */
export const calendarFeedRoute: ApiRoute = {
  method: 'get',
  path: `${feedPath}/:file`,
  isPublic: true,
  isLinked: true,
  perHour,
  async answer(context, request, response) {
    const owner = await ownerOf(context, String(request.params.file));
    if (!owner) throw new Refusal('notFound');
    response.set({
      'Cache-Control': `private, max-age=${keptSeconds}`,
      'Content-Disposition': 'inline; filename="calendar.ics"',
      'Content-Type': 'text/calendar; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    });
    response.end(await feedOf(context, owner));
  },
};
