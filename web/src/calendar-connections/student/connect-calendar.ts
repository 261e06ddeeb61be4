import { fetchOperation } from '../../lib/data/index.ts';
import { beginJourney } from '../../lib/session/index.ts';
import { BeginGoogleCalendarOperation } from '../../generated/accounts/provider.fetch.ts';

/** Goes to Google, which leads back to `/google-auth`. */
export async function connectCalendar(): Promise<void> {
  const { beginGoogleCalendar } = await fetchOperation(BeginGoogleCalendarOperation, {
    state: beginJourney('googleState'),
  });
  location.assign(beginGoogleCalendar);
}
