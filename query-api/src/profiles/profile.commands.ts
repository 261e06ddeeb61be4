import { isLocale } from '@paideia/events/kernel/messages.ts';
import { EmailType, PhoneType } from '@paideia/events/profiles/profile.events.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { memberOf } from '../kernel/graphql/time-range.ts';
import type { ProfileChanges, UserProfileInput } from './profile.types.ts';

type Given = Omit<UserProfileInput, '_id' | 'email' | 'password' | 'selectedGroup'>;

export function knownLocale(locale: string | null | undefined): string | undefined {
  if (locale && !isLocale(locale)) throw new Refusal('invalid', {}, [{ path: 'locale', code: 'invalid_value' }]);
  return locale ?? undefined;
}

/** Answers what is to change of a profile: an empty text clears, while null and absence mean "leave it". */
export function profileChanges({ locale, phones, emails, ...fields }: Given): ProfileChanges {
  const changes = {
    ...fields,
    locale: knownLocale(locale),
    phones: phones?.map(({ type, number }) => ({ type: memberOf(PhoneType, 'phones', type), number })),
    emails: emails?.map(({ type, value }) => ({ type: memberOf(EmailType, 'emails', type), value })),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined && value !== null));
}
