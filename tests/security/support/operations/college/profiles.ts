import { ofPerson, type Row } from '../../row.ts';
import { self } from '@paideia/events/kernel/permission.ts';
import { profilePermissions } from '@paideia/events/profiles/profile.permissions.ts';

export const mutations: Readonly<Record<string, Row>> = {
  updateUserProfile: ofPerson(self, ({ userId }) => ({ userProfileInput: { _id: userId, location: 'Wells' } })),
  acceptTerms: { rule: profilePermissions.AcceptTerms, about: 'self', note: 'the own ones' },
  dismissAlumniWelcome: { rule: profilePermissions.DismissAlumniWelcome, about: 'self', note: 'the own one' },
  setNotificationPreference: {
    rule: profilePermissions.SetNotificationPreference,
    about: 'self',
    args: ({ regionId }) => ({ notificationDefinitionId: 'leaveRequestSubmitted', regionId, subscribed: true }),
    note: 'the own ones',
  },
  setNotificationDelivery: {
    rule: profilePermissions.SetNotificationDelivery,
    about: 'self',
    args: () => ({ input: { timeZone: 'Europe/London', digestAt: '07:30' } }),
    note: 'the own one',
  },
  setSubscribeAlumniEmail: {
    rule: profilePermissions.SetSubscribeAlumniEmail,
    about: 'self',
    args: () => ({ subscribed: true }),
    note: 'the own one',
  },
};
