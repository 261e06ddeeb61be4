import type { AccountStatus, Role } from '@paideia/events/accounts/account.events.ts';
import type { EmailType, PhoneType } from '@paideia/events/profiles/profile.events.ts';
import { group } from '@paideia/documents/port.ts';
import type { z } from 'zod';
import { recordOf } from '../kernel/record.ts';
import { groupMembers } from '../groups/group.view.ts';
import { enrolmentStream } from '@paideia/events/enrolments/enrolment.events.ts';

export type UserRegion = { readonly _id: string; readonly name: string; readonly slug: string };
export type UserRegionRole = {
  readonly regionId: string;
  readonly slug: string;
  readonly roleNames: readonly string[];
};
/** A group that the user is or was enrolled in; a withdrawn or suspended enrolment is none. */
export type UserGroup = {
  readonly _id: string;
  readonly name: string;
  readonly archived: boolean;
  readonly regionId: string;
  readonly isAlumniGroup: boolean;
  readonly attendanceSchemaId: string | null;
  readonly attendanceSchemaName: string | null;
  readonly enrolment: 'active' | 'completed';
};
/** It is what is known of a group without anybody in it. */
export type GroupReference = Omit<UserGroup, 'enrolment'>;
export type NotificationPreference = {
  readonly notificationDefinitionId: string;
  readonly regionId: string;
  readonly subscribed: boolean;
};
/** Wall clock times of the zone, `HH:mm`; null is none. */
export type NotificationDelivery = {
  readonly timeZone: string;
  readonly digestAt: string | null;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
};

/**
 * One account with its profile. Names are empty and other personal fields null once the person's key is gone.
 * Shown beside it and joined when read: a region's `userCount` (`regions`), unread notifications (`notificationStates`).
 */
/** It comes from a group of this year of the program. */
export type Graduation = {
  readonly groupId: string;
  readonly programYear: number;
  readonly gradYear: number;
  readonly gradLocation: string;
};
export type UserView = {
  readonly _id: string;
  /** It is that of the account's stream. */
  readonly _revision: number;
  readonly profileRevision: number;
  readonly status: z.infer<typeof AccountStatus>;
  /** Made by the person, not by an invitation. */
  readonly isSelfSignedUp: boolean;
  /** Their key is gone; `fullName` is a placeholder, which the API says in the reader's language. */
  readonly isErased: boolean;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  /** Lists are sorted by it: by the family name, then the given name, without case and accents. */
  readonly nameKey: string;
  readonly roles: readonly Role[];
  readonly regionIds: readonly string[];
  readonly regions: readonly UserRegion[];
  readonly regionRoles: readonly UserRegionRole[];
  readonly regionRoleIds: readonly string[];
  readonly attendanceAdminOf: readonly string[];
  /** Active or completed enrolments. */
  readonly groupIds: readonly string[];
  readonly groups: readonly UserGroup[];
  readonly groupRegionIds: readonly string[];
  readonly attendanceSchemaIds: readonly string[];
  readonly selectedGroup: string | null;
  /** The version of the terms that was accepted; whether it is still the current one is asked when read. */
  readonly termsVersion: string | null;
  readonly termsAccepted: boolean;
  readonly isAlumni: boolean;
  readonly isAlumniOnly: boolean;
  readonly isActiveStudent: boolean;
  /** Those that stand, the latest last; the year and the place are the latest one's. */
  readonly graduations: readonly Graduation[];
  readonly gradYear: number | null;
  readonly gradLocation: string | null;
  readonly locale: string;
  readonly location: string | null;
  readonly phones: readonly { readonly type: z.infer<typeof PhoneType>; readonly number: string }[];
  readonly emails: readonly { readonly type: z.infer<typeof EmailType>; readonly value: string }[];
  readonly url: string | null;
  readonly socialUserName: string | null;
  readonly homePage: string | null;
  readonly cloudinaryId: string | null;
  readonly showVideo: boolean;
  // Fields of the contract that no event changes so far.
  readonly subscribeAlumniEmail: boolean;
  readonly showAlumniWelcome: boolean;
  readonly permissions: readonly string[];
  readonly individualPermissions: readonly string[];
  readonly notificationPreferences: readonly NotificationPreference[];
  /** It says when letters that can wait go out; null is at once, at any hour. */
  readonly notificationDelivery: NotificationDelivery | null;
  readonly createdBy: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly activatedAt: string | null;
  /** It says when the last invitation was sent. */
  readonly invitedAt: string | null;
  /** The import that the person came with. */
  readonly importId: string | null;
};

export const usersGroup = group('users', 11);
export const users = usersGroup.collection<UserView>('users', {
  indexes: {
    byName: ['nameKey'],
    byStatus: ['status', 'nameKey'],
    byEmail: ['email'],
    byCreation: ['createdAt'],
    byActivation: ['activatedAt'],
    byRole: ['roles', 'nameKey'],
    byRegion: ['regionIds', 'nameKey'],
    byRegionStatus: ['regionIds', 'status', 'nameKey'],
    byRegionRole: ['regionRoleIds'],
    byAttendanceAdmin: ['attendanceAdminOf'],
    byGroup: ['groupIds', 'nameKey'],
    byGroupRegion: ['groupRegionIds'],
    bySchema: ['attendanceSchemaIds'],
  },
  search: ['fullName', 'email'],
  pairs: true,
});

/** Somebody whose invitation was retracted is no user; what is still known of the person is here until an erasure. Its id is the person's. */
export type RetractedUserView = Pick<UserView, '_id' | 'fullName' | 'email' | 'isErased'> & {
  readonly retractedAt: string;
};
export const retractedUsers = usersGroup.collection<RetractedUserView>('retractedUsers', {
  indexes: { byRetraction: ['retractedAt'] },
  search: ['fullName', 'email'],
});

const ofPerson = 100;
export const userRecord = recordOf(users, {
  named: { kind: 'person', name: ({ fullName }) => fullName || undefined },
  standing: {
    of: ['userAccount', 'userProfile', 'userPreferences'],
    beside: async (read, userId) =>
      (await read(groupMembers).find({ where: { userId }, limit: ofPerson })).items.map(({ groupId }) =>
        enrolmentStream(groupId, userId),
      ),
  },
  referred: { userId: 'userProfile' },
});
