// These tests say what each key opens, rule by rule, in every table of permissions: that, and nothing beside it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { byRole, keyed, nobody, regionsWhere, somewhere, type Actor, type Rule } from './kernel/permission.ts';
import { groupKeys } from './groups/group.permissions.ts';
import { keysInOrder, permissionKeys, withReading, type PermissionKey } from './permission-keys.ts';
import type { AnyKeys } from './kernel/permission-key.ts';
import { teacherKeys } from './teachers/teacher.permissions.ts';

/** A key without a row here opens rules of the slice that declares it, and no others. */
const opens: Readonly<Partial<Record<PermissionKey, readonly string[]>>> = {
  'leaveRequests:read': ['choosesGroups', 'readsLeaveRequest', 'readsTerms', 'seesLeaveRequest'],
  'leaveRequests:write': ['AcknowledgeLeaveRequest', 'ApproveLeaveRequest', 'CommentLeaveRequest'],
  'registers:read': ['readsAbsenceExplanation', 'readsAttendance', 'readsRegister', 'readsTerms'],
  'registers:write': [
    'AddRegisterStudents',
    'CloseRegister',
    'CorrectAttendance',
    'ExcuseAbsence',
    'ExcuseAttendance',
    'OpenRegister',
    'RecordAttendance',
    'RevokeExcuse',
    'UndoMarks',
    'UnexcuseAbsence',
  ],
  'submissions:read': ['choosesGroups', 'readsSubmission', 'readsTerms'],
  'submissions:write': ['GradeSubmission', 'ReopenSubmission'],
  'examResults:read': ['choosesGroups', 'listsCourses', 'readsExamResult', 'readsTerms'],
  'examResults:write': [
    'CorrectExamQuestion',
    'GradeAttempt',
    'GrantExtraAttempt',
    'GrantExtraTime',
    'LiftPenalty',
    'PenaliseExamAttempt',
    'VoidExamAttempt',
    'gradesExams',
  ],
  'timeLogs:read': ['choosesGroups', 'readsTimeLog'],
  'timeLogs:write': [
    'DeleteEvaluation',
    'EvaluateTimeLog',
    'RecordEvaluation',
    'RemoveEvaluation',
    'ReopenTimeLog',
    'SaveEvaluation',
    'evaluatesTimeLog',
  ],
  'evaluations:read': ['choosesGroups', 'readsEvaluation'],
  'billing:read': ['choosesGroups', 'readsInvoice'],
  'billing:write': [
    'ChangePlanCard',
    'DeleteInvoice',
    'DisablePaymentPlan',
    'EnablePaymentPlan',
    'IssueCreditNote',
    'IssueInvoice',
    'IssueRefund',
    'RecordPayment',
    'RepeatCardRefund',
    'ReturnCardRefundOtherwise',
    'SetUpPaymentPlan',
    'VoidPayment',
  ],
  'users:read': ['choosesGroups', 'knowsUser', 'readsUsers'],
  'users:write': [
    'CancelUserImport',
    'ClaimEmail',
    'DeactivateUser',
    'InviteUser',
    'QueueUserImportRows',
    'ReactivateUser',
    'ReleaseEmail',
    'RequestPasswordReset',
    'ResendAccountMail',
    'RetractInvitation',
    'StartUserImport',
    'UndoUserImport',
    'UpdateUserProfile',
  ],
  'groups:read': [
    'choosesGroups',
    'listsCourses',
    'listsGroups',
    'previewsGroups',
    'readsAssignment',
    'readsGroups',
    'readsTerms',
  ],
  'groups:write': [
    'ArchiveGroup',
    'AssignGroupAttendanceSchema',
    'CorrectEnrolmentStart',
    'CreateGroup',
    'DefineAssignment',
    'EnrolStudent',
    'ExtendExamDeadline',
    'GraduateStudent',
    'RescheduleExam',
    'RestoreGroup',
    'ReviseAssignment',
    'ScheduleExam',
    'SetGroupCourses',
    'SetGroupStaff',
    'UndoGraduation',
    'UpdateGroup',
    'WithdrawStudent',
  ],
  'teachers:read': ['readsTeachers'],
  'teachers:write': ['DeleteTeacher', 'SaveTeacher'],
  'courses:read': ['keepsCourses', 'listsCourses', 'listsLessons', 'readsExamQuestions'],
  'courses:write': [
    'AddLesson',
    'AttachCourseOutline',
    'AttachLessonVideo',
    'CreateCourse',
    'DefineExam',
    'DeleteCourse',
    'PublishCourse',
    'PublishExam',
    'RemoveCourseOutline',
    'RemoveLesson',
    'ReorderLessons',
    'RetireExam',
    'ReviseExam',
    'SetCourseDownloads',
    'SetCourseImage',
    'UnpublishCourse',
    'UpdateCourse',
    'UpdateLesson',
    'download',
    'image',
    'outline',
  ],
  'regions:read': ['listsRegions'],
  'regions:write': ['CloseRegion', 'ReopenRegion', 'UpdateRegion'],
  'systemLog:read': ['readsSystemLog'],
  'news:read': ['choosesGroups', 'readsAllNews'],
  'news:write': ['DeleteNews', 'PostNews', 'PublishNews', 'UnpublishNews', 'UpdateNews', 'image'],
  'links:read': ['choosesGroups', 'readsAllLinks'],
  'links:write': ['DeleteLink', 'SaveLink'],
  'categories:read': ['readsCategories'],
  'categories:write': ['DeleteCategory', 'SaveCategory'],
  'translations:read': ['readsTranslations'],
  'translations:write': [
    'DefineMessage',
    'RemoveMessage',
    'RemoveTranslation',
    'ReviewTranslation',
    'TranslateMessage',
  ],
  'locales:read': ['readsLocales'],
  'locales:write': ['AddLocale', 'RemoveLocale', 'UpdateLocale'],
  'documents:read': ['readsAllDocuments'],
  'documents:write': [
    'CreateDocument',
    'DeleteDocument',
    'PublishDocument',
    'UnpublishDocument',
    'UpdateDocument',
    'image',
  ],
  'attendanceSchemas:read': ['keepsAttendanceSchemas'],
  'attendanceSchemas:write': ['DefineAttendanceSchema', 'DeleteAttendanceSchema', 'ReviseAttendanceSchema'],
  'requestForms:read': ['readsRequestForms'],
  'requestForms:write': ['AnswerRequest', 'CloseRequest', 'SubmitRequestForm'],
};

const person = (permissions: readonly string[]): Actor => ({
  userId: 'ada',
  roles: ['user'],
  regionIds: ['campus', 'office'],
  regionRoles: [],
  attendanceAdminOf: [],
  permissions,
});
const here = { regionId: 'campus', ownerId: 'ben' };

/** It takes every rule of every slice, by its name; a row of a table goes by the command that it is for. */
const isRule = (value: unknown): value is Rule => typeof value === 'function' && value.length === 2;
const rules = new Map<string, Rule>();
/** These rules stand with the keys to each resource. */
const beside = new Map<string, string[]>();
beforeAll(async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((one) => one.endsWith('.permissions.ts')).sort()) {
    const exported = (await import(join(import.meta.dirname, file))) as object;
    const own = Object.entries(exported).flatMap(([name, value]) =>
      (isRule(value) ? [[name, value] as const] : Object.entries(value as object)).flatMap(([row, rule]) =>
        isRule(rule) ? [[row, rule] as const] : [],
      ),
    );
    for (const [row, rule] of own) rules.set(row, rule);
    const resource = keysInOrder.find((keys) => Object.values(exported).includes(keys))?.resource;
    if (resource !== undefined)
      beside.set(
        resource,
        own.map(([row]) => row),
      );
  }
});
const openedBy = (permissions: readonly string[], scope: object): readonly string[] =>
  [...rules]
    .flatMap(([name, rule]) => (rule(person(permissions), scope) && !rule(person([]), scope) ? [name] : []))
    .sort();

const keyOf = (name: PermissionKey) =>
  keysInOrder.flatMap(({ read, write }: AnyKeys) => [read, write]).find((key) => key?.name === name);
const isRegional = (name: PermissionKey) => keyOf(name)?.isRegional === true;
const isToWrite = (name: PermissionKey) => keyOf(name)?.isToWrite === true;
const openedByKey = (key: PermissionKey) => [...new Set([...openedBy([key], here), ...openedBy([key], {})])].sort();

test('they are told in the order of the console’s menu, once each', () => {
  const listed = Object.keys(opens);
  expect(permissionKeys.filter((key) => listed.includes(key))).toEqual(listed);
  expect(new Set(keysInOrder.map(({ order }) => order)).size).toBe(keysInOrder.length);
});

describe('a key', () => {
  test.each(permissionKeys)('%s opens its own and nothing beside', (key) =>
    expect(openedByKey(key)).toEqual(
      opens[key]?.toSorted() ??
        beside
          .get(key.slice(0, key.indexOf(':')))
          ?.filter((rule) => openedByKey(key).includes(rule))
          .sort(),
    ),
  );
  test.each(permissionKeys)('%s opens something', (key) => expect(openedByKey(key)).not.toEqual([]));
  test.each(permissionKeys.filter(isRegional))('%s opens nothing in the regions of others', (key) =>
    expect(openedBy([key], { regionId: 'elsewhere', ownerId: 'ben' })).toEqual(
      // Lists are opened as such, and narrowed to the own regions.
      openedBy([key], {}),
    ),
  );
  test.each(permissionKeys.filter(isRegional))('%s opens no record whose region is unknown', (key) =>
    expect(
      openedBy([key], { ownerId: 'ben' }).filter(
        (name) => !['listsCourses', 'listsGroups', 'readsUsers'].includes(name),
      ),
    ).toEqual([]),
  );
  test.each(permissionKeys.filter(isToWrite))(
    '%s changes nothing of one’s own, and nothing in the name of another',
    (key) => {
      expect(openedBy([key], { ...here, ownerId: 'ada' })).toEqual([]);
      const acting = { ...person([key]), impersonatorId: 'eve' };
      const bare = { ...person([]), impersonatorId: 'eve' };
      const opened = [...rules].filter(([, rule]) => rule(acting, here) && !rule(bare, here)).map(([name]) => name);
      expect(opened).toEqual([]);
    },
  );
  test('to change brings the key to read', () => {
    expect(withReading(['teachers:write', 'links:read', 'links:read'])).toEqual([
      'teachers:read',
      'teachers:write',
      'links:read',
    ]);
    expect(withReading([])).toEqual([]);
  });
  test('that is not known opens nothing', () =>
    expect(openedBy(['teachers', 'teachers:*', '*', 'siteSettings:write', 'systemLog:write'], here)).toEqual([]));
  test('to a resource of regions reaches just the own regions', () => {
    const rule = keyed(groupKeys.read, nobody);
    expect(regionsWhere(person(['groups:read']), rule)).toEqual(['campus', 'office']);
    expect(regionsWhere(person([]), rule)).toEqual([]);
    expect(somewhere(rule)(person(['groups:read']), {})).toBe(true);
    expect(somewhere(rule)({ ...person(['groups:read']), regionIds: [] }, {})).toBe(false);
  });
  test('counts for nothing where roles alone count, and is nothing to visitors', () => {
    const rule = keyed(teacherKeys.read, nobody);
    expect(rule(person(['teachers:read']), {})).toBe(true);
    expect(byRole(rule)(person(['teachers:read']), {})).toBe(false);
    expect(rule(undefined, {})).toBe(false);
    expect(rule('system', {})).toBe(false);
  });
});
test('what gives people rights, or the way into their accounts, has no key', () => {
  const everything = [...permissionKeys];
  for (const name of [
    'GrantRoles',
    'RevokeRoles',
    'GrantRegionRoles',
    'RevokeRegionRoles',
    'SetIndividualPermissions',
    'AssignUserRegions',
    'ChangeEmail',
    'SetRegionAttendanceAdmins',
    'SetRegionCardPayments',
    'StartImpersonation',
    'EraseUser',
    'ChangeSiteSetting',
  ])
    expect([name, rules.get(name)!(person(everything), here)]).toEqual([name, false]);
});
