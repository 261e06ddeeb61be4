// What the calendar says in each language but English, which stands in the messages themselves.
import de from '@paideia/events/accounts/calendar-connection.de_DE.json' with { type: 'json' };
import es from '@paideia/events/accounts/calendar-connection.es_MX.json' with { type: 'json' };
import fr from '@paideia/events/accounts/calendar-connection.fr_FR.json' with { type: 'json' };
import hu from '@paideia/events/accounts/calendar-connection.hu_HU.json' with { type: 'json' };
import id from '@paideia/events/accounts/calendar-connection.id_ID.json' with { type: 'json' };
import it from '@paideia/events/accounts/calendar-connection.it_IT.json' with { type: 'json' };
import nl from '@paideia/events/accounts/calendar-connection.nl_NL.json' with { type: 'json' };
import pl from '@paideia/events/accounts/calendar-connection.pl_PL.json' with { type: 'json' };
import ru from '@paideia/events/accounts/calendar-connection.ru_RU.json' with { type: 'json' };
import uk from '@paideia/events/accounts/calendar-connection.uk_UA.json' with { type: 'json' };
import zhs from '@paideia/events/accounts/calendar-connection.ZHS.json' with { type: 'json' };
import zht from '@paideia/events/accounts/calendar-connection.ZHT.json' with { type: 'json' };

/** By locale and id. */
export const translations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
