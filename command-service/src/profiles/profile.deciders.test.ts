import { describe, expect, test } from '@jest/globals';
import { ada, ben, campus, exampleId, yearOne } from '@paideia/events/kernel/examples.ts';
import { profileMessages } from '@paideia/events/profiles/profile.messages.ts';
import type { UserProfileCommand } from '@paideia/events/profiles/profile.commands.ts';
import type { UserPreferencesEvent, UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { nameOf, userProfile } from './user-profile.decider.ts';
import { userPreferences } from './user-preferences.decider.ts';

describe('a profile', () => {
  const { given } = specFor(userProfile, {
    regionId: campus,
    account: { userId: ada, roles: ['user'], regionRoles: [], permissions: [] },
    hasPicture: false,
  });
  const created: UserProfileEvent = {
    type: 'UserProfileCreated',
    data: { userId: ada, changed: { firstName: 'Ada', lastName: 'Okafor' }, locale: 'en' },
  };
  const create = (more: object = {}): UserProfileCommand => ({
    type: 'CreateUserProfile',
    data: { userId: ada, firstName: 'Ada', lastName: 'Okafor', locale: 'en', ...more },
  });
  const update = (
    changed: Extract<UserProfileCommand, { type: 'UpdateUserProfile' }>['data']['changed'],
  ): UserProfileCommand => ({
    type: 'UpdateUserProfile',
    data: { userId: ada, changed },
  });
  const updated = (changed: object) => ({ type: 'UserProfileUpdated', data: { userId: ada, changed } });

  test('is made once; a locale that is not known is English', () => {
    given().when(create()).then(created);
    given()
      .when(create({ locale: 'xx' }))
      .then(created);
    given(created).when(create()).thenNothing();
    given(created)
      .when(create({ firstName: 'Eve' }))
      .thenRejected('profile.exists');
  });
  test.each([
    ['one field', { firstName: 'Adele' }, [updated({ firstName: 'Adele' })]],
    ['what is the same already', { firstName: 'Ada', lastName: 'Okafor' }, []],
    ['what differs only', { firstName: 'Ada', location: 'Wells' }, [updated({ location: 'Wells' })]],
    ['an empty field that was never filled', { location: null }, []],
    [
      'a list',
      { phones: [{ type: 'mobile', number: '555 0100' }] },
      [updated({ phones: [{ type: 'mobile', number: '555 0100' }] })],
    ],
    ['the locale', { locale: 'pl_PL' }, [{ type: 'UserLocaleChanged', data: { userId: ada, locale: 'pl_PL' } }]],
    ['the locale of now', { locale: 'en' }, []],
    ['a locale in other case', { locale: 'PL_pl' }, []],
  ] as const)('is changed by %s', (_, changed, events) => {
    given(created)
      .when(update(changed as never))
      .thenLike(...(events as readonly object[]));
  });
  test('shows a picture that the person has sent, and none other', () => {
    const picture = { cloudinaryId: exampleId('f', 1) };
    given(created).when(update(picture), { hasPicture: true }).thenLike(updated(picture));
    given(created).when(update(picture)).thenRejected('profile.pictureMissing');
    given(created, updated(picture) as UserProfileEvent)
      .when(update({ cloudinaryId: null }))
      .thenLike(updated({ cloudinaryId: null }));
  });
  const wells = (userId: string) => ({
    userId,
    roles: ['user'],
    regionIds: [campus],
    regionRoles: [{ regionId: campus, slug: 'UK-Wells', roleNames: ['admin'] }],
    attendanceAdminOf: [],
  });
  test.each([
    ['no rights', [], [], []],
    ['something beside the roles', [], ['teachers:read'], ['account.outranked']],
    ['rights in the same region', [{ regionId: campus, roleNames: ['dean'] }], [], []],
    ['rights elsewhere', [{ regionId: exampleId('r', 2), roleNames: ['admin'] }], [], ['account.outranked']],
    ['the same rights', [{ regionId: campus, roleNames: ['admin'] }], [], ['account.outranked']],
  ] as const)(
    'of somebody with %s is changed by an admin of the region: %#',
    (_, regionRoles, permissions, [refused]) => {
      const account = { userId: ada, roles: ['user'], regionRoles, permissions };
      const changing = (userId: string) =>
        given(created).when(update({ firstName: 'Eve' }), { who: wells(userId), account });
      if (refused) changing(ben).thenRejected(refused);
      else changing(ben).thenLike({ type: 'UserProfileUpdated' });
      changing(ada).thenLike({ type: 'UserProfileUpdated' });
    },
  );
  test('a list that stands already makes no event', () => {
    const phones = [{ type: 'mobile' as const, number: '555 0100' }];
    given(created, updated({ phones }) as UserProfileEvent)
      .when(update({ phones: [{ type: 'mobile', number: '555 0100' }] }))
      .thenNothing();
  });
  test('has a name until it is erased', () => {
    expect(nameOf(given(created).state())).toBe('Ada Okafor');
    expect(
      nameOf(
        given({
          type: 'UserProfileCreated',
          data: { userId: ada, changed: { firstName: null, lastName: null }, locale: 'en' },
        }).state(),
      ),
    ).toBeNull();
  });
});

describe('preferences', () => {
  const { given } = specFor(userPreferences, {
    groupIds: [yearOne],
    termsVersion: '2',
    regionIds: [campus],
    isAlumnus: true,
  });
  const selected: UserPreferencesEvent = { type: 'GroupSelected', data: { userId: ada, groupId: yearOne } };
  const accepted: UserPreferencesEvent = { type: 'TermsAccepted', data: { userId: ada, termsVersion: '2' } };
  const select = { type: 'SelectGroup', data: selected.data } as const;
  test('only an own group is selected', () => {
    given().when(select).then(selected);
    given(selected).when(select).thenNothing();
    given()
      .when({ ...select, data: { userId: ada, groupId: exampleId('g', 2) } })
      .thenRejected('profile.notYourGroup');
    given().when(select, { groupIds: [] }).thenRejected('profile.noGroups');
    expect(profileMessages.noGroups.defaultMessage).toBe('No Groups Found');
  });
  test('terms are accepted once a version, and only the present one', () => {
    given().when({ type: 'AcceptTerms', data: accepted.data }).then(accepted);
    given(accepted).when({ type: 'AcceptTerms', data: accepted.data }).thenNothing();
    given(accepted)
      .when({ type: 'AcceptTerms', data: { userId: ada, termsVersion: '1' } })
      .thenRejected('profile.termsOutdated');
    given(accepted)
      .when({ type: 'AcceptTerms', data: { userId: ada, termsVersion: '3' } }, { termsVersion: '3' })
      .thenLike({ data: { termsVersion: '3' } });
  });
  test('terms that went back to a version are accepted anew, once: nobody stays outside who had accepted it', () => {
    const newer = { type: 'TermsAccepted', data: { userId: ada, termsVersion: '3' } } as const;
    given(accepted, newer).when({ type: 'AcceptTerms', data: accepted.data }).then(accepted);
    given(accepted, newer, accepted).when({ type: 'AcceptTerms', data: accepted.data }).thenNothing();
  });
  test('the welcome to the alumni is closed once', () => {
    const close = { type: 'DismissAlumniWelcome', data: { userId: ada } } as const;
    given()
      .when(close)
      .then({ type: 'AlumniWelcomeDismissed', data: { userId: ada } });
    given({ type: 'AlumniWelcomeDismissed', data: { userId: ada } })
      .when(close)
      .thenNothing();
  });
  test('letters of an optional kind can be declined, region by region, and wanted again', () => {
    const set = (more: object = {}) =>
      ({
        type: 'SetNotificationPreference',
        data: { userId: ada, notificationDefinitionId: 'examReminder', regionId: campus, subscribed: false, ...more },
      }) as const;
    const declined: UserPreferencesEvent = { type: 'NotificationPreferenceSet', data: set().data };
    given().when(set()).then(declined);
    given(declined).when(set()).thenNothing();
    given()
      .when(set({ subscribed: true }))
      .thenNothing();
    given(declined)
      .when(set({ subscribed: true }))
      .thenLike({ type: 'NotificationPreferenceSet', data: { subscribed: true } });
    given()
      .when(set({ notificationDefinitionId: 'leaveUpdated' }))
      .thenRejected('profile.preferenceUnknown');
    given()
      .when(set({ notificationDefinitionId: 'nothing' }))
      .thenRejected('profile.preferenceUnknown');
    given()
      .when(set({ regionId: exampleId('r', 9) }))
      .thenRejected('profile.notYourRegion');
  });
  test('letters have their hours: quiet ones, and one a day', () => {
    const delivery = {
      userId: ada,
      timeZone: 'America/Denver',
      digestAt: '07:00',
      quietFrom: '21:00',
      quietTo: '07:00',
    };
    const set = (more: object = {}) => ({ type: 'SetNotificationDelivery', data: { ...delivery, ...more } }) as const;
    const chosen: UserPreferencesEvent = { type: 'NotificationDeliverySet', data: delivery };
    given().when(set()).then(chosen);
    given(chosen).when(set()).thenNothing();
    given(chosen)
      .when(set({ digestAt: null, quietFrom: null, quietTo: null }))
      .thenLike({ data: { digestAt: null, quietFrom: null } });
    given()
      .when(set({ quietTo: null }))
      .thenRejected('profile.quietHoursOdd');
    given()
      .when(set({ quietTo: '21:00' }))
      .thenRejected('profile.quietHoursOdd');
  });
  test('alumni decide whether they get the alumni mail', () => {
    const set = (subscribed: boolean) =>
      ({ type: 'SetSubscribeAlumniEmail', data: { userId: ada, subscribed } }) as const;
    const stopped: UserPreferencesEvent = { type: 'AlumniEmailSubscriptionChanged', data: set(false).data };
    given().when(set(false)).then(stopped);
    given().when(set(true)).thenNothing();
    given(stopped)
      .when(set(true))
      .thenLike({ data: { subscribed: true } });
    given().when(set(false), { isAlumnus: false }).thenRejected('profile.alumniOnly');
  });
  test('are one’s own, and nobody accepts terms for another', () => {
    const who = { userId: ada, roles: ['user'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
    const { allows } = given();
    expect(allows('SelectGroup', who, { ownerId: ada })).toBe(true);
    expect(allows('SelectGroup', who, { ownerId: ben })).toBe(false);
    expect(allows('AcceptTerms', { ...who, impersonatorId: ben }, { ownerId: ada })).toBe(false);
  });
});
