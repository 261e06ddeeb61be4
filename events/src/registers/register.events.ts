import { z } from 'zod';
import { compact, Id, Instant, LocalDate } from '../kernel/ids.ts';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';
import { personal, perPerson } from '../kernel/personal.ts';

/** It is `{groupId}_{yyyyMMdd}_{periodKey}`, so there is at most one register a group, day and period. */
export const RegisterId = z.string().regex(/^[0-9a-f]{24}_\d{8}_[A-Za-z0-9]{1,20}$/);
export const registerIdOf = (groupId: string, date: string, periodKey: string): string =>
  `${groupId}_${compact(date)}_${periodKey}`;
export const registerStream = (registerId: string): string => `attendanceRegister-${registerId}`;

/** It is what was seen; who is not marked yet has none. */
export const MarkInput = z.enum(['present', 'absent', 'late']);
export type MarkInput = z.infer<typeof MarkInput>;
/** It is stored and counted: it is the input, unless an excuse covers that. */
export const AttendanceStatus = z.enum(['present', 'absent', 'late', 'excused']);
export type AttendanceStatus = z.infer<typeof AttendanceStatus>;
export const ExcuseCause = z.enum(['leave', 'explanation', 'manual']);
export type ExcuseCause = z.infer<typeof ExcuseCause>;
export const Excuse = z.object({ cause: ExcuseCause, causeId: z.string() });
export type Excuse = z.infer<typeof Excuse>;

const place = z.object({
  registerId: RegisterId,
  groupId: Id,
  regionId: Id,
  date: LocalDate,
  periodKey: z.string(),
  term: z.string(),
});
const mark = place.extend({ userId: Id });
/** `input` is what was seen and `status` what counts; `excuses` are all that cover the student now. */
const taken = mark.extend({
  input: MarkInput,
  status: AttendanceStatus,
  excuses: z.array(Excuse),
  arrivedAt: Instant.nullable(),
  minutesLate: z.int().nullable(),
});
const preset = z.object({ userId: Id, leaveRequestId: Id });

export const registerEvents = defineEvents('attendanceRegister', {
  /** Carries all that a mark is judged by, so that a later change of the schema changes no past mark. */
  RegisterOpened: event(
    place.extend({
      schemaId: Id,
      schemaVersion: z.int(),
      startsAt: Instant,
      endsAt: Instant,
      /** Closed then at the latest: the end of the day in the region's time zone, or of the day it was opened on if that is later. */
      closesAt: Instant,
      minutesLateThreshold: z.int(),
      students: perPerson(z.array(Id)),
      /** Covered by approved leave: excused from the start. */
      preset: perPerson(z.array(preset)),
      /** Covered by acknowledged leave only: absent from the start. */
      presetAbsent: perPerson(z.array(preset)),
    }),
  ),
  /** They were enrolled on its day, and were not yet when it was opened. */
  RegisterStudentsAdded: event(
    place.extend({
      students: perPerson(z.array(Id)),
      preset: perPerson(z.array(preset)),
      presetAbsent: perPerson(z.array(preset)),
      /** Of a register that is closed: nobody saw them, and nothing covers them. */
      absentees: perPerson(z.array(Id)),
    }),
  ),
  /** One a student; `batchId` names the marks that were made together and can be undone together. */
  AttendanceRecorded: event(taken.extend({ batchId: z.uuid(), takenBy: Id })),
  AttendanceScanned: event(taken),
  /** A staff correction overrules excuses; they are kept for history. */
  AttendanceCorrected: event(
    mark.extend({ from: AttendanceStatus.nullable(), to: MarkInput, reason: personal(z.string()), by: Id }),
    {
      subject: (data) => data.userId,
    },
  ),
  MarksUndone: event(
    place.extend({
      batchId: z.uuid(),
      restored: perPerson(
        z.array(
          z.object({
            userId: Id,
            input: MarkInput.nullable(),
            status: AttendanceStatus.nullable(),
            arrivedAt: Instant.nullable(),
            minutesLate: z.int().nullable(),
          }),
        ),
      ),
      /** Changed since by someone else, so they stay. */
      kept: perPerson(z.array(z.object({ userId: Id, why: z.enum(['changedSince']) }))),
    }),
  ),
  /** `status` is what counts after it: excused, or present where an actual attendance wins. */
  AttendanceExcused: event(
    mark.extend({ cause: ExcuseCause, causeId: z.string(), original: MarkInput.nullable(), status: AttendanceStatus }),
  ),
  /** It says what counts after it; where `restored` is null the student is unmarked again. */
  AttendanceExcuseRevoked: event(
    mark.extend({ cause: ExcuseCause, causeId: z.string(), restored: AttendanceStatus.nullable() }),
  ),
  AttendanceMarkedAbsent: event(mark.extend({ leaveRequestId: Id })),
  RegisterClosed: event(place.extend({ absentees: perPerson(z.array(Id)) })),
});
export type RegisterEvent = EventOf<typeof registerEvents>;
