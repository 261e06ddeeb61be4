import { alumniMessageQuotaCommands } from '@paideia/events/alumni-messages/alumni-message.commands.ts';
import {
  alumniMessageQuotaEvents,
  alumniMessageQuotaStream,
} from '@paideia/events/alumni-messages/alumni-message.events.ts';
import { alumniMessageQuotaPermissions } from '@paideia/events/alumni-messages/alumni-message.permissions.ts';
import { mostMessagesADay } from '@paideia/events/alumni-messages/alumni-message.rules.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import { isAlumnus } from '../alumni-profiles/alumni.facts.ts';
import { defineDecider, type Ask } from '../kernel/decide/decider.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import { homeOf } from '../regions/region.facts.ts';
import { departmentOf } from './alumni-department.facts.ts';

type State = {
  readonly isBegun: boolean;
  /** The last day on which the sender wrote, and what was sent on it. */
  readonly day: string;
  readonly sentIds: readonly string[];
  /** The latest message to the department. */
  readonly departmentId: string | null;
};
type Facts = {
  readonly isSenderAlumnus: boolean;
  /** The recipient has graduated, is there still, and is somebody else. */
  readonly isRecipientAlumnus: boolean;
  /** Somebody answers for the alumni. */
  readonly hasDepartment: boolean;
  /** The sender's today. */
  readonly today: string;
};
type Rejected = 'alumniProfile.notAlumnus' | `alumniMessage.${'limitReached' | 'noFormerStudent' | 'noDepartment'}`;

const isThere = async (ask: Ask, userId: string): Promise<boolean> =>
  (await ask.table(accountFacts).one(userId))?.status === 'active' && (await isAlumnus(ask, userId));

/** Two messages at once are two writes to one stream: the later one is decided again, and sees what the first one used up. */
export const alumniMessageQuota = defineDecider<State, Rejected, Facts>()({
  events: alumniMessageQuotaEvents,
  commands: alumniMessageQuotaCommands,
  permissions: alumniMessageQuotaPermissions,
  creates: ['ContactFormerStudent', 'ContactAlumniDepartment'],
  commutes: ['ContactFormerStudent', 'ContactAlumniDepartment'],
  stream: ({ data }) => alumniMessageQuotaStream(data.senderId),
  initial: { isBegun: false, day: '', sentIds: [], departmentId: null },
  exists: ({ isBegun }) => isBegun,
  scope: (_, { data }) => ({ ownerId: data.senderId }),
  facts: async ({ type, data }, ask, _, { now }) => {
    const { senderId } = data;
    const { regionIds = [] } = (await ask.table(accountFacts).one(senderId)) ?? {};
    const home = await homeOf(ask, regionIds);
    return {
      isSenderAlumnus: await isAlumnus(ask, senderId),
      isRecipientAlumnus:
        type === 'ContactFormerStudent' && data.recipientId !== senderId && (await isThere(ask, data.recipientId)),
      hasDepartment: type === 'ContactAlumniDepartment' && (await departmentOf(ask)) !== undefined,
      today: dateIn(home?.timeZone ?? 'UTC', now),
    };
  },

  decide: {
    ContactFormerStudent: ({ day, sentIds }, data, { isSenderAlumnus, isRecipientAlumnus, today }) => {
      if (!isSenderAlumnus) return reject('alumniProfile.notAlumnus');
      if (!isRecipientAlumnus) return reject('alumniMessage.noFormerStudent');
      const sent = day === today ? sentIds : [];
      if (sent.includes(data.messageId)) return [];
      if (sent.length >= mostMessagesADay) return reject('alumniMessage.limitReached');
      return [{ type: 'AlumniMessageSent', data: { ...data, ordinal: sent.length + 1, day: today } }];
    },
    ContactAlumniDepartment: ({ departmentId }, data, { isSenderAlumnus, hasDepartment }) => {
      if (!isSenderAlumnus) return reject('alumniProfile.notAlumnus');
      if (departmentId === data.messageId) return [];
      if (!hasDepartment) return reject('alumniMessage.noDepartment');
      return [{ type: 'AlumniDepartmentContacted', data }];
    },
  },
  evolve: {
    AlumniMessageSent: (state, { day, messageId }) => ({
      ...state,
      isBegun: true,
      day,
      sentIds: [...(state.day === day ? state.sentIds : []), messageId],
    }),
    AlumniDepartmentContacted: (state, { messageId }) => ({ ...state, isBegun: true, departmentId: messageId }),
  },
});
