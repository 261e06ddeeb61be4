import type { ExamCorrection, ExamDefinition } from '@paideia/events/exams/exam.events.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';
import { deadlineFor } from '@paideia/events/exams/exam.rules.ts';
import { examsGroup } from './exam-group.view.ts';
import { recordOf } from '../kernel/record.ts';

/** It has the right answers: it is for staff and for the server, never for a student who has not ended the attempt. */
export type ExamDefinitionView = {
  readonly _id: string;
  readonly _revision: number;
  readonly courseId: string;
  /** Of the published version, else of the last one. */
  readonly title: string;
  readonly titleKey: string;
  readonly versions: readonly ExamDefinition[];
  /** What was found wrong of what had been sat, the first first, and where the log says so. */
  readonly corrections: readonly (ExamCorrection & { readonly at: string; readonly ref: EventRef })[];
  readonly published: number | null;
  readonly retired: boolean;
  readonly status: ExamStatus;
  /** When it was last written, published or retired. */
  readonly at: string;
};
/** `changed`: published, and written on since. */
export type ExamStatus = 'draft' | 'published' | 'changed' | 'retired';
const sorted = (sort: 'titleKey' | 'status' | 'at') =>
  [
    [sort],
    ['courseId', sort],
    ...(sort === 'status' ? [] : [['status', sort] as const, ['courseId', 'status', sort] as const]),
  ] as const;
export const examDefinitions = examsGroup.collection<ExamDefinitionView>('examDefinitions', {
  indexes: Object.fromEntries(
    (['titleKey', 'status', 'at'] as const).flatMap(sorted).map((fields) => [fields.join('-'), fields]),
  ),
  search: ['title'],
});

/** The version that attempts begin with, else the last one that was written. */
export const currentVersion = ({
  versions,
  published,
}: Pick<ExamDefinitionView, 'versions' | 'published'>): ExamDefinition =>
  versions.find(({ version }) => version === published) ?? versions.at(-1)!;

/** As it was last written, published or not. */
export const latestVersion = ({ versions }: Pick<ExamDefinitionView, 'versions'>): ExamDefinition => versions.at(-1)!;

/** Of the version that an attempt was taken with, or of the one that attempts begin with. Percent. */
export const passMarkOf = (definition: Pick<ExamDefinitionView, 'versions' | 'published'>, version?: number): number =>
  (definition.versions.find((one) => one.version === version) ?? currentVersion(definition)).passMark;

/** `{groupId}_{examId}`; the times are instants. */
export type ExamScheduleView = {
  readonly _id: string;
  readonly _revision: number;
  readonly groupId: string;
  readonly examId: string;
  readonly regionId: string;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly lockAt: string | null;
  /** Own deadlines by student. */
  readonly extended: Readonly<Record<string, string>>;
  /** Why, by student; null where nothing was said, or after an erasure. */
  readonly reasons: Readonly<Record<string, string | null>>;
};
export const examSchedules = examsGroup.collection<ExamScheduleView>('examSchedules', {
  indexes: { group: ['groupId', 'closesAt'] },
});

export const closesFor = (
  { closesAt, extended }: Pick<ExamScheduleView, 'closesAt' | 'extended'>,
  userId: string,
): string => deadlineFor(closesAt, extended, userId);

export const examRecords = [
  recordOf(examDefinitions, {
    named: {
      kind: 'exam',
      name: ({ title }) => title,
      within: ({ courseId }) => ({ kind: 'course', id: courseId }),
    },
    standing: { of: ['examDefinition'] },
    referred: { examId: 'examDefinition' },
  }),
  recordOf(examSchedules, { standing: { of: ['examSchedule'] } }),
];
