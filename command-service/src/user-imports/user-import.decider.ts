import { emailClaimStream, userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { knowsUser, userImportPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { userImportCommands } from '@paideia/events/user-imports/user-import.commands.ts';
import {
  userImportEvents,
  userImportStream,
  type ImportOutcome as Outcome,
  type UndoOutcome,
} from '@paideia/events/user-imports/user-import.events.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { idFrom } from '@paideia/events/kernel/uuid.ts';
import { systemZone } from '@paideia/events/regions/region.rules.ts';
import { groupFacts, type GroupFact } from '../groups/group.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { regionFacts, type RegionFact } from '../regions/region.facts.ts';
import { userAccount } from '../accounts/account.decider.ts';
import type { AccountState } from '../accounts/account-state.decider.ts';
import { emailClaim } from '../accounts/email-claim.decider.ts';
import { noImport, type UserImportState } from './user-import-state.decider.ts';

type Rejected =
  | 'account.regionUnknown'
  | 'userImport.exists'
  | 'userImport.groupUnknown'
  | 'userImport.rowsMissing'
  | 'userImport.tooManyRows'
  | 'userImport.notRunning'
  | 'userImport.stillRunning';
type Facts = {
  readonly region: Pick<RegionFact, 'zone' | 'closed'> | undefined;
  readonly groups: readonly Pick<GroupFact, 'regionId' | 'archived'>[];
  /** It is the status of the account that the row makes. */
  readonly account: AccountState['status'];
  readonly isEmailTaken: boolean;
};

/** The account that a row makes: the same one however often the file is sent. */
export const importedUserId = (importId: string, row: number): string => idFrom('userImport', importId, row);

export const userImport = defineDecider<UserImportState, Rejected, Facts>()({
  events: userImportEvents,
  commands: userImportCommands,
  permissions: userImportPermissions,
  reads: knowsUser,
  creates: ['StartUserImport'],
  commutes: ['SettleUserImportRow', 'SettleUserImportUndo', 'CancelUserImport'],
  stream: ({ data }) => userImportStream(data.importId),
  initial: noImport,
  exists: ({ status }) => status !== 'none',
  scope: ({ regionId }, { data }) => ({ regionId: 'regionId' in data ? data.regionId : regionId }),
  facts: async ({ data }, ask) => {
    const isStart = 'regionId' in data;
    const claim =
      'email' in data && data.email !== null
        ? await ask.state(emailClaim, emailClaimStream(ask.emailKey(data.email)))
        : undefined;
    return {
      region: isStart ? await ask.table(regionFacts).one(data.regionId) : undefined,
      groups: isStart ? await ask.table(groupFacts).many(data.groupIds) : [],
      account: 'userId' in data ? (await ask.state(userAccount, userAccountStream(data.userId))).status : 'none',
      isEmailTaken: claim !== undefined && claim.userId !== null,
    };
  },

  decide: {
    StartUserImport: (state, data, { region, groups, actorId }) => {
      if (state.status !== 'none')
        return state.fileHash === data.fileHash && state.rowCount === data.rowCount ? [] : reject('userImport.exists');
      if (!region || region.closed || region.zone === systemZone) return reject('account.regionUnknown');
      const isFit =
        groups.length === data.groupIds.length &&
        groups.every(({ regionId, archived }) => regionId === data.regionId && !archived);
      return isFit
        ? [{ type: 'UserImportStarted', data: { ...data, by: actorId } }]
        : reject('userImport.groupUnknown');
    },
    QueueUserImportRows: ({ status, queued, rowCount }, { importId, from, rows }) => {
      const fresh = rows.slice(Math.max(0, queued + 1 - from));
      if (fresh.length === 0) return [];
      if (status !== 'running') return reject('userImport.notRunning');
      if (from > queued + 1) return reject('userImport.rowsMissing');
      if (queued + fresh.length > rowCount) return reject('userImport.tooManyRows');
      return fresh.map(({ enrolledFrom, ...person }, i) => {
        const row = queued + 1 + i;
        return {
          type: 'UserImportRowQueued',
          data: {
            importId,
            row,
            userId: importedUserId(importId, row),
            ...person,
            ...(enrolledFrom !== null && { enrolledFrom }),
          },
        };
      });
    },
    CancelUserImport: ({ status }, { importId }, { actorId }) => {
      if (status === 'cancelled') return [];
      return status === 'running'
        ? [{ type: 'UserImportCancelled', data: { importId, by: actorId } }]
        : reject('userImport.notRunning');
    },
    SettleUserImportRow: ({ status, settled, rowCount }, { importId, row, userId }, { account, isEmailTaken }) => {
      // Rows come in their order; one that is settled stays so.
      if (row !== settled + 1) return [];
      const failed = status === 'cancelled' ? 'cancelled' : isEmailTaken ? 'emailTaken' : 'refused';
      const outcome: Outcome = account === 'none' ? failed : 'invited';
      return [
        { type: 'UserImportRowSettled' as const, data: { importId, row, userId, outcome } },
        ...(row === rowCount && status === 'running'
          ? [{ type: 'UserImportFinished' as const, data: { importId } }]
          : []),
      ];
    },
    UndoUserImport: ({ status, settled, queued }, { importId }, { actorId }) => {
      if (status === 'undoing' || status === 'undone') return [];
      if (status === 'running' || settled < queued) return reject('userImport.stillRunning');
      return [{ type: 'UserImportUndoStarted', data: { importId, by: actorId } }];
    },
    SettleUserImportUndo: ({ status, toUndo }, { importId, row, userId }, { account }) => {
      if (status !== 'undoing' || !toUndo.includes(row)) return [];
      const outcome: UndoOutcome = account === 'retracted' ? 'retracted' : 'left';
      return [
        { type: 'UserImportRowUndone' as const, data: { importId, row, userId, outcome } },
        ...(toUndo.length === 1 ? [{ type: 'UserImportUndone' as const, data: { importId } }] : []),
      ];
    },
  },
  evolve: {
    UserImportStarted: (_, { importId, fileHash, rowCount, regionId, groupIds, by }) => ({
      ...noImport,
      importId,
      fileHash,
      rowCount,
      regionId,
      groupIds,
      by,
      status: 'running',
    }),
    UserImportRowQueued: (state, { row }) => ({ ...state, queued: row }),
    UserImportRowSettled: (state, { row, outcome }) => ({
      ...state,
      settled: row,
      invited: outcome === 'invited' ? [...state.invited, row] : state.invited,
    }),
    UserImportCancelled: (state) => ({ ...state, status: 'cancelled' }),
    UserImportFinished: (state) => ({ ...state, status: 'finished' }),
    UserImportUndoStarted: (state) => ({
      ...state,
      status: state.invited.length > 0 ? 'undoing' : 'undone',
      toUndo: state.invited,
    }),
    UserImportRowUndone: (state, { row }) => ({ ...state, toUndo: state.toUndo.filter((one) => one !== row) }),
    UserImportUndone: (state) => ({ ...state, status: 'undone' }),
  },
});
