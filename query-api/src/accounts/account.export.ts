import { accountExportMessages as texts } from '@paideia/events/accounts/account.messages.ts';
import {
  users,
  type UserGroup,
  type UserRegion,
  type UserView,
} from '@paideia/projection-service/accounts/users.view.ts';
import { picked, some, type ExportPart } from '../kernel/export/part.ts';

const exportedFields = [
  '_id',
  'status',
  'email',
  'emailVerified',
  'roles',
  'regions',
  'regionRoles',
  'groups',
  'termsVersion',
  'isAlumni',
  'gradYear',
  'gradLocation',
  'createdAt',
  'invitedAt',
  'activatedAt',
  'updatedAt',
] as const satisfies readonly (keyof UserView)[];

export const accountExport: ExportPart = {
  key: 'account',
  title: texts.account,
  about: texts['account.about'],
  items: some(async ({ read }, userId) => picked(await read(users).one(userId), exportedFields)),
  mute: ['slug', 'isAlumniGroup', 'attendanceSchemaName'] satisfies readonly (keyof UserGroup | keyof UserRegion)[],
};
/** It tells where the person is signed in. */
export const sessionExport: ExportPart = {
  key: 'sessions',
  title: texts.sessions,
  about: texts['sessions.about'],
  items: some(({ account }) => account.sessions()),
};
