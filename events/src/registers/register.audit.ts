import { periodNumber } from '../attendance-schemas/timetable.rules.ts';
import { allNamed, days, defineAudit, part, sentence, whole, word, type AuditFields } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import {
  registerAuditFields,
  registerAuditValues,
  registerCategories,
  registerSentences as texts,
} from './register-audit.messages.ts';
import { registerEvents } from './register.events.ts';

type Place = { readonly date: string; readonly periodKey: string };
const place = ({ date, periodKey }: Place) => ({ date: days(date), period: periodNumber(periodKey) });
const said = (message: MessageDescriptor) => (data: Place) => sentence(message, place(data));
const marked = (message: MessageDescriptor) => (data: Place & { readonly status: string }) =>
  sentence(message, { ...place(data), status: word(data.status) });

type Mark = {
  readonly userId: string;
  readonly input?: unknown;
  readonly status: unknown;
  readonly arrivedAt: unknown;
  readonly minutesLate: unknown;
};
const mark = ({ userId, input, status, arrivedAt, minutesLate }: Mark): AuditFields =>
  part(userId, { input, status, arrivedAt, minutesLate });

export const registerAudit = defineAudit(registerEvents, {
  label: registerCategories.attendanceRegister,
  fields: registerAuditFields,
  values: registerAuditValues,
  hidden: ['registerId', 'takenBy', 'batchId', 'causeId', 'leaveRequestId'],
  ids: { students: 'person' },
  rows: {
    RegisterOpened: {
      sentence: said(texts.RegisterOpened),
      changes: ({ preset, presetAbsent, ...data }) => [
        ...whole({ ...data, register: 'open' }),
        ...preset.map(({ userId }) => part(userId, { status: 'excused', cause: 'leave' })),
        ...presetAbsent.map(({ userId }) => part(userId, { status: 'absent' })),
      ],
    },
    RegisterStudentsAdded: {
      sentence: (data) =>
        sentence(texts.RegisterStudentsAdded, { ...place(data), people: allNamed('person', data.students) }),
      changes: ({ preset, presetAbsent, absentees }) => [
        ...preset.map(({ userId }) => part(userId, { status: 'excused', cause: 'leave' })),
        ...presetAbsent.map(({ userId }) => part(userId, { status: 'absent' })),
        ...absentees.map((userId) => part(userId, { status: 'absent' })),
      ],
    },
    AttendanceRecorded: { sentence: marked(texts.AttendanceRecorded), changes: (data) => [mark(data)] },
    AttendanceScanned: { sentence: marked(texts.AttendanceScanned), changes: (data) => [mark(data)] },
    AttendanceCorrected: {
      sentence: (data) =>
        data.from === null
          ? sentence(texts['AttendanceCorrected.unmarked'], { ...place(data), to: word(data.to) })
          : sentence(texts.AttendanceCorrected, { ...place(data), to: word(data.to), from: word(data.from) }),
      changes: ({ userId, from, to, reason }) => [part(userId, { input: to, status: to, reason }, { status: from })],
      discloses: ['reason'],
    },
    MarksUndone: {
      sentence: (data) =>
        sentence(texts.MarksUndone, {
          ...place(data),
          people: allNamed(
            'person',
            data.restored.map(({ userId }) => userId),
          ),
        }),
      changes: ({ restored }) => restored.map(mark),
    },
    AttendanceExcused: {
      sentence: (data) => sentence(texts[`AttendanceExcused.${data.cause}`], place(data)),
      changes: ({ userId, status, cause }) => [part(userId, { status, cause })],
    },
    AttendanceExcuseRevoked: {
      sentence: (data) =>
        sentence(texts[`AttendanceExcuseRevoked.${data.cause}`], {
          ...place(data),
          status: word(data.restored ?? 'unmarked'),
        }),
      changes: ({ userId, restored }) => [part(userId, { status: restored, cause: null })],
    },
    AttendanceMarkedAbsent: {
      sentence: said(texts.AttendanceMarkedAbsent),
      changes: ({ userId }) => [part(userId, { status: 'absent' })],
      isAutomatic: true,
    },
    RegisterClosed: {
      sentence: said(texts.RegisterClosed),
      changes: ({ absentees }) => [
        ...whole({ register: 'closed' }),
        ...absentees.map((userId) => part(userId, { status: 'absent' })),
      ],
    },
  },
});
