import { z } from 'zod';
import { ada, campus, exampleId, yearOne } from '@paideia/events/kernel/examples.ts';
import {
  absenceExplanationStream,
  explanationIdOf,
} from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import { alumniMessageQuotaStream } from '@paideia/events/alumni-messages/alumni-message.events.ts';
import { alumniProfileStream } from '@paideia/events/alumni-profiles/alumni-profile.events.ts';
import { commandExamples } from '@paideia/events/examples.ts';
import { fileAssetStream } from '@paideia/events/files/file.events.ts';
import { ministryListingStream } from '@paideia/events/ministries/ministry.events.ts';
import { submissionStream } from '@paideia/events/submissions/submission.events.ts';
import { submissionIdOf } from '@paideia/events/submissions/submission.rules.ts';
import { timeLogIdOf, timeLogStream } from '@paideia/events/time-logs/time-log.events.ts';
import { transcriptIssueStream } from '@paideia/events/transcripts/transcript-issue.events.ts';
import { transcriptIssueExamples } from '@paideia/events/transcripts/transcript-issue.examples.ts';
import { web, type World } from '../kernel/testing/world.ts';
import type { Slices } from '../kernel/slices.ts';

/** A word that nobody else would write. */
export const word = 'Zyxquill';
const words = (place: string) => `${word} of ${place}`;

/** Every field into which any words fit, also inside lists and records. */
function freeFields(schema: unknown, path: readonly string[] = []): readonly string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return freeFields(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return freeFields(schema.def.in, path);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => freeFields(field, [...path, name]));
  if (schema instanceof z.ZodArray) return freeFields(schema.element, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => freeFields(option, path));
  if (schema instanceof z.ZodString) return schema.safeParse('Two words').success ? [path.join('.')] : [];
  return schema instanceof z.ZodRecord || schema instanceof z.ZodUnknown || schema instanceof z.ZodAny
    ? [path.join('.')]
    : [];
}
/** `Command.field` of all that a student may send about the own records. */
export function placesOf({ deciders, processes }: Pick<Slices, 'deciders' | 'processes'>): readonly string[] {
  const who = { userId: ada, roles: ['user'], regionIds: [campus], regionRoles: [], attendanceAdminOf: [] };
  const scope = { ownerId: ada, regionId: campus };
  const all = [
    ...(deciders ?? []).flatMap(({ commands, permissions }) =>
      Object.entries(commands).map(([type, schema]) => ({ type, schema: schema as unknown, rule: permissions[type]! })),
    ),
    ...(processes ?? []).map(({ type, schema, permission }) => ({ type, schema: schema as unknown, rule: permission })),
  ];
  return all.flatMap(({ type, schema, rule }) =>
    rule(who, scope) ? freeFields(schema).map((field) => `${type}.${field}`) : [],
  );
}
/** Compared with what is known, and otherwise refused. */
export const comparedPlaces: readonly string[] = [
  'AcceptTerms.termsVersion',
  'RecordAttendanceScan.code',
  'RegisterFile.type',
  'SaveExamAnswer.optionId',
  'SaveExamAnswer.questionId',
  'SetNotificationPreference.notificationDefinitionId',
  'SubmitLeaveRequest.periods',
  'AmendLeaveRequest.periods',
  'UpdateUserProfile.changed.cloudinaryId',
  'UpdateUserProfile.changed.locale',
];

const whose = { userId: ada, groupId: yearOne, regionId: campus };
const listingOf = (at: (field: string) => string) => ({
  ...commandExamples['CreateMinistry'],
  ministryName: at('ministryName'),
  ministers: [at('ministers')],
  contact: at('contact'),
  location: at('location'),
});
const timeLogId = timeLogIdOf(ada, 'internship', '2026-11-20');
const timeLogEntryOf = (activity: string) => ({
  ...whose,
  timeLogId,
  program: 'internship',
  periodEnding: '2026-11-20',
  entryId: exampleId('e', 7),
  date: '2026-11-18',
  minutes: 90,
  activity,
});
/** By commands where a student could send them as things stand, else as the event that they become. */
export const ownFileId = exampleId('f', 7);
const planted: Readonly<Record<string, (world: World, at: (field: string) => string) => Promise<unknown>>> = {
  SaveAddress: ({ done }, at) => {
    const lines = ['name', 'line1', 'line2', 'city', 'state', 'postcode'].map((field) => [
      field,
      at(field).slice(0, 20),
    ]);
    const address = { addressId: exampleId('ad', 7), itemId: ada, country: 'France' };
    return done('SaveAddress', { ...address, ...(Object.fromEntries(lines) as object) }, web(ada));
  },
  RequestErasure: ({ done }, at) => done('RequestErasure', { userId: ada, reason: at('reason') }, web(ada)),
  SubmitLeaveRequest: ({ done }, at) =>
    done(
      'SubmitLeaveRequest',
      {
        ...commandExamples['SubmitLeaveRequest'],
        leaveRequestId: exampleId('l', 7),
        fromDate: '2026-11-02',
        toDate: '2026-11-02',
        reason: at('reason'),
        studentNotes: at('studentNotes'),
      },
      web(ada),
    ),
  AmendLeaveRequest: ({ done }, at) =>
    done(
      'AmendLeaveRequest',
      {
        ...commandExamples['AmendLeaveRequest'],
        leaveRequestId: exampleId('l', 7),
        fromDate: '2026-11-02',
        toDate: '2026-11-02',
        reason: at('reason'),
        studentNotes: at('studentNotes'),
      },
      web(ada),
    ),
  RecordLogit: ({ done }, at) => {
    const report = { logitId: exampleId('o', 7), userId: ada, action: 'reportFrontEndError', type: 'ERROR' };
    return done('RecordLogit', { ...report, day: '20261120', payload: { error: at('payload') } }, web(ada));
  },
  UpdateUserProfile: ({ done }, at) =>
    done(
      'UpdateUserProfile',
      {
        userId: ada,
        changed: {
          firstName: at('firstName'),
          lastName: at('lastName'),
          location: at('location'),
          phones: [{ type: 'mobile', number: '+1 719 555 0142' }],
          emails: [{ type: 'school', value: `${word}@example.org` }],
          url: `https://example.org/${word}`,
          homePage: `https://example.org/${word}`,
          socialUserName: at('socialUserName'),
        },
      },
      web(ada),
    ),
  ChangeEmail: ({ done }) => done('ChangeEmail', { userId: ada, email: `${word}@example.org` }, web(ada)),
  SubmitAbsenceExplanation: ({ write }, at) => {
    const { registerId } = commandExamples['SubmitAbsenceExplanation'] as { registerId: string };
    const explanationId = explanationIdOf(registerId, ada);
    const data = { ...whose, explanationId, registerId, text: at('text') };
    return write(absenceExplanationStream(explanationId), [{ type: 'AbsenceExplained', data }]);
  },
  CompleteAlumniProfile: ({ write }, at) => {
    const data = { userId: ada, location: at('location'), gradDate: '2026-06-01', gradPlace: at('gradPlace') };
    return write(alumniProfileStream(ada), [{ type: 'AlumniProfileCompleted', data }]);
  },
  CreateMinistry: ({ write }, at) =>
    write(ministryListingStream(exampleId('m', 1)), [{ type: 'MinistryListed', data: listingOf(at) }]),
  UpdateMinistry: ({ write }, at) => {
    const data = { ...listingOf(at), approved: false, formerlyApproved: false };
    return write(ministryListingStream(exampleId('m', 1)), [{ type: 'MinistryUpdated', data }]);
  },
  ContactFormerStudent: ({ write }, at) => {
    const sent = { messageId: exampleId('w', 7), senderId: ada, recipientId: exampleId('u', 2), text: at('text') };
    return write(alumniMessageQuotaStream(ada), [
      { type: 'AlumniMessageSent', data: { ...sent, ordinal: 1, day: '2026-11-20' } },
    ]);
  },
  ContactAlumniDepartment: ({ write }, at) => {
    const data = { messageId: exampleId('w', 8), senderId: ada, text: at('text') };
    return write(alumniMessageQuotaStream(ada), [{ type: 'AlumniDepartmentContacted', data }]);
  },
  RegisterFile: ({ write }, at) => {
    const data = {
      fileId: ownFileId,
      ownerId: ada,
      name: at('name'),
      type: 'image/jpeg',
      size: 9,
      purpose: 'profilePicture',
    };
    return write(fileAssetStream(ownFileId), [{ type: 'FileRegistered', data: { ...data, uploadId: 'u' } }]);
  },
  SubmitAssignment: ({ write }, at) => {
    const assignmentId = exampleId('a', 7);
    const submission = {
      ...whose,
      assignmentId,
      submissionId: submissionIdOf(assignmentId, ada),
      courseId: exampleId('c'),
    };
    const data = { ...submission, note: at('note'), fileIds: [], late: false };
    return write(submissionStream(assignmentId, ada), [{ type: 'AssignmentSubmitted', data }]);
  },
  // No client writes it: it is composed of what stands about the student, the name included.
  IssueTranscript: ({ write }, at) => {
    const { issueId, codeHash, certified } = transcriptIssueExamples.IssueTranscript;
    const named = { ...certified, studentName: at('certified.studentName') };
    const data = { ...whose, issueId, codeHash, certified: named, by: ada };
    return write(transcriptIssueStream(issueId), [{ type: 'TranscriptIssued', data }]);
  },
  AddTimeLogEntry: ({ write }, at) =>
    write(timeLogStream(timeLogId), [{ type: 'TimeLogEntryAdded', data: timeLogEntryOf(at('activity')) }]),
  UpdateTimeLogEntry: ({ write }, at) =>
    write(timeLogStream(timeLogId), [{ type: 'TimeLogEntryUpdated', data: timeLogEntryOf(at('activity')) }]),
};
export const plantedCommands: readonly string[] = Object.keys(planted);
/** The word in every place where a student can write. */
export async function plantWords(world: World): Promise<void> {
  for (const [command, plant] of Object.entries(planted)) await plant(world, (field) => words(`${command}.${field}`));
}
