// What letters say in each language but English, which stands in the messages themselves.
import deAccount from '@paideia/events/mails/account-mail.de_DE.json' with { type: 'json' };
import esAccount from '@paideia/events/mails/account-mail.es_MX.json' with { type: 'json' };
import frAccount from '@paideia/events/mails/account-mail.fr_FR.json' with { type: 'json' };
import huAccount from '@paideia/events/mails/account-mail.hu_HU.json' with { type: 'json' };
import idAccount from '@paideia/events/mails/account-mail.id_ID.json' with { type: 'json' };
import itAccount from '@paideia/events/mails/account-mail.it_IT.json' with { type: 'json' };
import nlAccount from '@paideia/events/mails/account-mail.nl_NL.json' with { type: 'json' };
import plAccount from '@paideia/events/mails/account-mail.pl_PL.json' with { type: 'json' };
import ruAccount from '@paideia/events/mails/account-mail.ru_RU.json' with { type: 'json' };
import ukAccount from '@paideia/events/mails/account-mail.uk_UA.json' with { type: 'json' };
import zhsAccount from '@paideia/events/mails/account-mail.ZHS.json' with { type: 'json' };
import zhtAccount from '@paideia/events/mails/account-mail.ZHT.json' with { type: 'json' };
import de from '@paideia/events/mails/mail.de_DE.json' with { type: 'json' };
import es from '@paideia/events/mails/mail.es_MX.json' with { type: 'json' };
import fr from '@paideia/events/mails/mail.fr_FR.json' with { type: 'json' };
import hu from '@paideia/events/mails/mail.hu_HU.json' with { type: 'json' };
import id from '@paideia/events/mails/mail.id_ID.json' with { type: 'json' };
import it from '@paideia/events/mails/mail.it_IT.json' with { type: 'json' };
import nl from '@paideia/events/mails/mail.nl_NL.json' with { type: 'json' };
import pl from '@paideia/events/mails/mail.pl_PL.json' with { type: 'json' };
import ru from '@paideia/events/mails/mail.ru_RU.json' with { type: 'json' };
import uk from '@paideia/events/mails/mail.uk_UA.json' with { type: 'json' };
import zhs from '@paideia/events/mails/mail.ZHS.json' with { type: 'json' };
import zht from '@paideia/events/mails/mail.ZHT.json' with { type: 'json' };

/** By locale and id. */
export const translations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de_DE: { ...de, ...deAccount },
  es_MX: { ...es, ...esAccount },
  fr_FR: { ...fr, ...frAccount },
  hu_HU: { ...hu, ...huAccount },
  id_ID: { ...id, ...idAccount },
  it_IT: { ...it, ...itAccount },
  nl_NL: { ...nl, ...nlAccount },
  pl_PL: { ...pl, ...plAccount },
  ru_RU: { ...ru, ...ruAccount },
  uk_UA: { ...uk, ...ukAccount },
  ZHS: { ...zhs, ...zhsAccount },
  ZHT: { ...zht, ...zhtAccount },
};
