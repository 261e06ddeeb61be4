import { isDeepStrictEqual } from 'node:util';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { teacherCommands } from '@paideia/events/teachers/teacher.commands.ts';
import { teacherEvents, teacherStream, type TeacherEvent } from '@paideia/events/teachers/teacher.events.ts';
import { readsTeachers, teacherPermissions } from '@paideia/events/teachers/teacher.permissions.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { regionFacts } from '../regions/region.facts.ts';

type State = { readonly teacher: DataOf<TeacherEvent, 'TeacherSaved'> | null };
type Rejected = 'teacher.userUnknown' | 'teacher.userTaken' | 'teacher.regionUnknown';
type Facts = { readonly userExists: boolean; readonly regionsExist: boolean };

export const teacher = defineDecider<State, Rejected, Facts>()({
  events: teacherEvents,
  commands: teacherCommands,
  permissions: teacherPermissions,
  reads: readsTeachers,
  creates: ['SaveTeacher'],
  commutes: [],
  stream: ({ data }) => teacherStream(data.teacherId),
  initial: { teacher: null },
  exists: ({ teacher: known }) => known !== null,
  claims: ({ teacher: known }) =>
    known?.userId ? [{ kind: 'teacherUser', value: known.userId, taken: reject('teacher.userTaken') }] : [],
  scope: () => ({}),
  facts: async ({ type, data }, ask) => {
    const { userId, regionIds } = type === 'SaveTeacher' ? data : { userId: null, regionIds: [] };
    return {
      userExists: userId === null || (await ask.table(accountFacts).one(userId)) !== undefined,
      regionsExist: (await ask.table(regionFacts).many(regionIds)).length === regionIds.length,
    };
  },

  decide: {
    SaveTeacher: ({ teacher: known }, data, { userExists, regionsExist }) => {
      const wanted = { ...data, regionIds: [...new Set(data.regionIds)] };
      if (!userExists) return reject('teacher.userUnknown');
      if (!regionsExist) return reject('teacher.regionUnknown');
      return isDeepStrictEqual(known, wanted) ? [] : [{ type: 'TeacherSaved', data: wanted }];
    },
    DeleteTeacher: (_, data) => [{ type: 'TeacherDeleted', data }],
  },
  evolve: {
    TeacherSaved: (_, data) => ({ teacher: data }),
    TeacherDeleted: () => ({ teacher: null }),
  },
});
