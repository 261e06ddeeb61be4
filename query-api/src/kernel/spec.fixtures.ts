import { createHash } from 'node:crypto';
import type { UserView } from '@paideia/projection-service/accounts/users.view.ts';
import type { Catalogue } from './messages.ts';

const texts = (en: string, pl_PL: string) => ({ category: 'kernel', description: '', en, pl_PL });
/** Enough to see codes become prose, in two languages. */
export const specCatalogue: Catalogue = {
  'session.none': texts('Context userId not found', 'Nie jesteś zalogowany.'),
  'session.over': texts('Token expired', 'Sesja wygasła.'),
  'session.broken': texts('cookie is not defined', 'Ciasteczko sesji jest nieprawidłowe.'),
  'session.userGone': texts('User not found', 'Tego konta już nie ma.'),
  'microsoft.noAccount': texts('No account for this Microsoft user.', 'Nie ma konta dla tego użytkownika Microsoft.'),
  noAccess: texts('No Access', 'Brak dostępu'),
  notFound: texts('This is not here, or it is not yours to see.', 'Nie ma tu tego.'),
  invalid: texts('Please check what you entered.', 'Sprawdź wprowadzone dane.'),
  conflict: texts('Someone else changed this record. Reload and try again.', 'Ktoś inny zmienił ten zapis.'),
  unavailable: texts('The service is busy. Please try again in a moment.', 'Usługa jest zajęta.'),
  unexpected: texts('Oops, something went wrong ({id})', 'Ups, coś poszło nie tak ({id})'),
};

/** A complete account, to be changed where a test cares. */
export const userView = (changes: Partial<UserView> = {}): UserView => ({
  ...{
    _id: 'a'.repeat(24),
    _revision: 3,
    profileRevision: 1,
    status: 'active',
    isSelfSignedUp: false,
    isErased: false,
    email: 'ada@example.org',
    emailVerified: true,
  },
  ...{ firstName: 'Ada', lastName: 'Byron', fullName: 'Ada Byron', nameKey: 'byron ada', roles: ['user'], regionIds: [], regions: [], regionRoles: [] },
  ...{ regionRoleIds: [], attendanceAdminOf: [], groupIds: [], groups: [], groupRegionIds: [], attendanceSchemaIds: [], selectedGroup: null },
  ...{ termsVersion: '1', termsAccepted: true, isAlumni: false, isAlumniOnly: false, isActiveStudent: true, gradYear: null, gradLocation: null },
  ...{ locale: 'en', location: null, phones: [], emails: [], url: null, socialUserName: null, homePage: null, cloudinaryId: null, showVideo: true },
  ...{ subscribeAlumniEmail: true, showAlumniWelcome: true, permissions: [], individualPermissions: [], notificationPreferences: [], createdBy: null },
  ...{ createdAt: '2026-09-01T08:00:00.000Z', updatedAt: '2026-09-01T08:00:00.000Z', activatedAt: '2026-09-01T08:00:00.000Z', invitedAt: null, importId: null },
  ...changes,
});
export const digestOf = (password: string): string => createHash('sha256').update(password).digest('hex');
