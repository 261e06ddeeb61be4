// What letters say in each language but English, which stands in the messages themselves.
import deAccount from '@paideia/events/messages/de_DE/account-mail.json' with { type: 'json' };
import esAccount from '@paideia/events/messages/es_MX/account-mail.json' with { type: 'json' };
import frAccount from '@paideia/events/messages/fr_FR/account-mail.json' with { type: 'json' };
import huAccount from '@paideia/events/messages/hu_HU/account-mail.json' with { type: 'json' };
import idAccount from '@paideia/events/messages/id_ID/account-mail.json' with { type: 'json' };
import itAccount from '@paideia/events/messages/it_IT/account-mail.json' with { type: 'json' };
import nlAccount from '@paideia/events/messages/nl_NL/account-mail.json' with { type: 'json' };
import plAccount from '@paideia/events/messages/pl_PL/account-mail.json' with { type: 'json' };
import ruAccount from '@paideia/events/messages/ru_RU/account-mail.json' with { type: 'json' };
import ukAccount from '@paideia/events/messages/uk_UA/account-mail.json' with { type: 'json' };
import zhsAccount from '@paideia/events/messages/ZHS/account-mail.json' with { type: 'json' };
import zhtAccount from '@paideia/events/messages/ZHT/account-mail.json' with { type: 'json' };
import deCollege from '@paideia/events/messages/de_DE/college-mail.json' with { type: 'json' };
import esCollege from '@paideia/events/messages/es_MX/college-mail.json' with { type: 'json' };
import frCollege from '@paideia/events/messages/fr_FR/college-mail.json' with { type: 'json' };
import huCollege from '@paideia/events/messages/hu_HU/college-mail.json' with { type: 'json' };
import idCollege from '@paideia/events/messages/id_ID/college-mail.json' with { type: 'json' };
import itCollege from '@paideia/events/messages/it_IT/college-mail.json' with { type: 'json' };
import nlCollege from '@paideia/events/messages/nl_NL/college-mail.json' with { type: 'json' };
import plCollege from '@paideia/events/messages/pl_PL/college-mail.json' with { type: 'json' };
import ruCollege from '@paideia/events/messages/ru_RU/college-mail.json' with { type: 'json' };
import ukCollege from '@paideia/events/messages/uk_UA/college-mail.json' with { type: 'json' };
import zhsCollege from '@paideia/events/messages/ZHS/college-mail.json' with { type: 'json' };
import zhtCollege from '@paideia/events/messages/ZHT/college-mail.json' with { type: 'json' };
import deExam from '@paideia/events/messages/de_DE/exam-mail.json' with { type: 'json' };
import esExam from '@paideia/events/messages/es_MX/exam-mail.json' with { type: 'json' };
import frExam from '@paideia/events/messages/fr_FR/exam-mail.json' with { type: 'json' };
import huExam from '@paideia/events/messages/hu_HU/exam-mail.json' with { type: 'json' };
import idExam from '@paideia/events/messages/id_ID/exam-mail.json' with { type: 'json' };
import itExam from '@paideia/events/messages/it_IT/exam-mail.json' with { type: 'json' };
import nlExam from '@paideia/events/messages/nl_NL/exam-mail.json' with { type: 'json' };
import plExam from '@paideia/events/messages/pl_PL/exam-mail.json' with { type: 'json' };
import ruExam from '@paideia/events/messages/ru_RU/exam-mail.json' with { type: 'json' };
import ukExam from '@paideia/events/messages/uk_UA/exam-mail.json' with { type: 'json' };
import zhsExam from '@paideia/events/messages/ZHS/exam-mail.json' with { type: 'json' };
import zhtExam from '@paideia/events/messages/ZHT/exam-mail.json' with { type: 'json' };
import de from '@paideia/events/messages/de_DE/mail.json' with { type: 'json' };
import es from '@paideia/events/messages/es_MX/mail.json' with { type: 'json' };
import fr from '@paideia/events/messages/fr_FR/mail.json' with { type: 'json' };
import hu from '@paideia/events/messages/hu_HU/mail.json' with { type: 'json' };
import id from '@paideia/events/messages/id_ID/mail.json' with { type: 'json' };
import it from '@paideia/events/messages/it_IT/mail.json' with { type: 'json' };
import nl from '@paideia/events/messages/nl_NL/mail.json' with { type: 'json' };
import pl from '@paideia/events/messages/pl_PL/mail.json' with { type: 'json' };
import ru from '@paideia/events/messages/ru_RU/mail.json' with { type: 'json' };
import uk from '@paideia/events/messages/uk_UA/mail.json' with { type: 'json' };
import zhs from '@paideia/events/messages/ZHS/mail.json' with { type: 'json' };
import zht from '@paideia/events/messages/ZHT/mail.json' with { type: 'json' };
import { accountMailTexts } from '@paideia/events/mails/account-mail.messages.ts';
import { collegeMailTexts } from '@paideia/events/mails/college-mail.messages.ts';
import { examMailTexts } from '@paideia/events/mails/exam-mail.messages.ts';
import { mailLabels, mailTexts, mailValues } from '@paideia/events/mails/mail.messages.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { wordingOf } from '../translations/translation.facts.ts';
import type { Shipped, Wording } from '../translations/wording.rules.ts';

/** These are all texts of a letter, in English. */
export const letterMessages = [
  mailTexts,
  mailLabels,
  mailValues,
  accountMailTexts,
  collegeMailTexts,
  examMailTexts,
].flatMap((table) => Object.values(table));
/** They are found by locale and id. */
export const translations: Shipped = {
  de_DE: { ...de, ...deAccount, ...deCollege, ...deExam },
  es_MX: { ...es, ...esAccount, ...esCollege, ...esExam },
  fr_FR: { ...fr, ...frAccount, ...frCollege, ...frExam },
  hu_HU: { ...hu, ...huAccount, ...huCollege, ...huExam },
  id_ID: { ...id, ...idAccount, ...idCollege, ...idExam },
  it_IT: { ...it, ...itAccount, ...itCollege, ...itExam },
  nl_NL: { ...nl, ...nlAccount, ...nlCollege, ...nlExam },
  pl_PL: { ...pl, ...plAccount, ...plCollege, ...plExam },
  ru_RU: { ...ru, ...ruAccount, ...ruCollege, ...ruExam },
  uk_UA: { ...uk, ...ukAccount, ...ukCollege, ...ukExam },
  ZHS: { ...zhs, ...zhsAccount, ...zhsCollege, ...zhsExam },
  ZHT: { ...zht, ...zhtAccount, ...zhtCollege, ...zhtExam },
};

/** What letters say in a language, with the college's own texts. */
export const letterWording = (ask: Ask, locale: string): Promise<Wording> =>
  wordingOf(ask, translations, locale, letterMessages);
