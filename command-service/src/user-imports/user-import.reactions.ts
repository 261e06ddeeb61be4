import { userImportEvents, userImportStream } from '@paideia/events/user-imports/user-import.events.ts';
import { defineReaction } from '../kernel/react/reaction.ts';
import { importedUserId, userImport } from './user-import.decider.ts';

/** Works an import off, row by row. The ids derive from the rows, so that whoever begins again after a crash makes nobody twice. */
export const userImporting = defineReaction({
  name: 'user-importing',
  from: 'beginning',
  events: [userImportEvents],
  on: {
    UserImportRowQueued: async (
      { importId, row, userId, email, firstName, lastName, locale, enrolledFrom },
      _,
      ask,
    ) => {
      const { status, regionId, groupIds, by } = await ask.state(userImport, userImportStream(importId));
      const person = {
        userId,
        email,
        firstName,
        lastName,
        locale,
        regionIds: [regionId],
        groupIds,
        importId,
        invitedBy: by,
        enrolledFrom: enrolledFrom ?? null,
      };
      const isWanted = status === 'running' && email !== null && firstName !== null && lastName !== null;
      return [
        ...(isWanted ? [{ type: 'InviteImportedUser', data: person, key: 'invite' }] : []),
        { type: 'SettleUserImportRow', data: { importId, row, userId, email }, key: 'settle' },
      ];
    },
    UserImportUndoStarted: async ({ importId }, _, ask) => {
      const { invited } = await ask.state(userImport, userImportStream(importId));
      return invited.flatMap((row) => {
        const userId = importedUserId(importId, row);
        return [
          { type: 'RetractInvitation', data: { userId }, key: `retract.${row}` },
          { type: 'SettleUserImportUndo', data: { importId, row, userId }, key: `settle.${row}` },
        ];
      });
    },
  },
});
