// What the calendar says in each language but English, which stands in the messages themselves.
import de from '@paideia/events/messages/de_DE/calendar-connection.json' with { type: 'json' };
import es from '@paideia/events/messages/es_MX/calendar-connection.json' with { type: 'json' };
import fr from '@paideia/events/messages/fr_FR/calendar-connection.json' with { type: 'json' };
import hu from '@paideia/events/messages/hu_HU/calendar-connection.json' with { type: 'json' };
import id from '@paideia/events/messages/id_ID/calendar-connection.json' with { type: 'json' };
import it from '@paideia/events/messages/it_IT/calendar-connection.json' with { type: 'json' };
import nl from '@paideia/events/messages/nl_NL/calendar-connection.json' with { type: 'json' };
import pl from '@paideia/events/messages/pl_PL/calendar-connection.json' with { type: 'json' };
import ru from '@paideia/events/messages/ru_RU/calendar-connection.json' with { type: 'json' };
import uk from '@paideia/events/messages/uk_UA/calendar-connection.json' with { type: 'json' };
import zhs from '@paideia/events/messages/ZHS/calendar-connection.json' with { type: 'json' };
import zht from '@paideia/events/messages/ZHT/calendar-connection.json' with { type: 'json' };
import type { Shipped } from '../translations/wording.rules.ts';

/** They are found by locale and id. */
export const translations: Shipped = {
  de_DE: de,
  es_MX: es,
  fr_FR: fr,
  hu_HU: hu,
  id_ID: id,
  it_IT: it,
  nl_NL: nl,
  pl_PL: pl,
  ru_RU: ru,
  uk_UA: uk,
  ZHS: zhs,
  ZHT: zht,
};
