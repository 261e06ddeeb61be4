import { aloneInLine, type EachField, type Fact, FactList } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { StudentContactsFragment } from '../../generated/student-records/admin/student-record.ts';
import { studentRecordsMessages } from './student-records.messages.ts';

type Line = { readonly text: string; readonly href?: string };
/** Nothing for none, so that the fact is left out. */
const lines = (all: readonly Line[]) =>
  all.length > 0 && (
    <ul>
      {all.map(({ text, href }) => (
        <li key={text}>
          {href ? (
            <a href={href} style={aloneInLine}>
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
const mail = (address: string): Line => ({ text: address, href: `mailto:${address}` });
const call = (phone: string): Line => ({ text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` });

/** It tells whether anything is known at all. */
export const hasContacts = ({ email, location, ...lists }: StudentContactsFragment): boolean =>
  Boolean(email || location) || [lists.phones, lists.emails, lists.addresses].some(({ length }) => length > 0);

/** It shows how the student is reached. */
export function ContactsPart({ contacts }: { readonly contacts: StudentContactsFragment }) {
  const t = useMessages(studentRecordsMessages);
  const { email, emails, phones, location, addresses } = contacts;
  const facts: EachField<StudentContactsFragment, Fact, 'emails'> = {
    email: [t('email'), lines([...(email ? [mail(email)] : []), ...emails.map(({ value }) => mail(value))])],
    phones: [t('phone'), lines(phones.map(({ number }) => call(number)))],
    location: [t('place'), location],
    addresses: [t('address'), lines(addresses.map(({ fullAddress }) => ({ text: fullAddress })))],
  };
  return <FactList facts={Object.values(facts)} />;
}
