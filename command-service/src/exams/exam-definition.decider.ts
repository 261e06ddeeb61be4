import { isDeepStrictEqual } from 'node:util';
import { examDefinitionCommands, type ExamDefinitionCommand } from '@paideia/events/exams/exam.commands.ts';
import {
  examDefinitionEvents,
  examDefinitionStream,
  type ExamCorrection,
  type ExamDefinition,
} from '@paideia/events/exams/exam.events.ts';
import { examPermissions, readsExamQuestions } from '@paideia/events/exams/exam.permissions.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { settingDefaults, siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { courseFacts } from '../courses/course.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import {
  noCorrectionFacts,
  refusedCorrection,
  type CorrectionFacts,
  type RefusedCorrection,
} from './exam-correction.decider.ts';
import { correctionFacts } from './exam-correction.facts.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';

/** Every version is kept: attempts were taken with them. */
type ExamDefinitionState = {
  readonly versions: readonly ExamDefinition[];
  /** The version that attempts begin with; null while there is none. */
  readonly published: number | null;
  readonly retired: boolean;
  /** What was found wrong once it had been sat, the first first. */
  readonly corrections: readonly ExamCorrection[];
};
type Rejected = `exam.${'exists' | 'courseUnknown' | 'retired'}` | RefusedCorrection | 'noAccess';
type ExamDefinitionFacts = {
  readonly courseExists: boolean;
  readonly usualAttempts: number;
} & CorrectionFacts;
const noFacts: ExamDefinitionFacts = { courseExists: true, usualAttempts: 0, ...noCorrectionFacts };
type Wish = DataOf<ExamDefinitionCommand, 'DefineExam'>;

export const versionOf = ({ versions }: ExamDefinitionState, version: number): ExamDefinition | undefined =>
  versions.find((one) => one.version === version);
/** An attempt begins with this definition; it is undefined when none may begin. */
export const publishedOf = (state: ExamDefinitionState): ExamDefinition | undefined =>
  state.retired || state.published === null ? undefined : versionOf(state, state.published);

const definitionOf = ({ attemptsAllowed, ...wish }: Wish, version: number, usualAttempts: number): ExamDefinition => ({
  ...wish,
  version,
  attemptsAllowed: attemptsAllowed ?? usualAttempts,
});
const add = (state: ExamDefinitionState, definition: ExamDefinition): ExamDefinitionState => ({
  ...state,
  versions: [...state.versions, definition],
});

export const examDefinition = defineDecider<ExamDefinitionState, Rejected, ExamDefinitionFacts>()({
  events: examDefinitionEvents,
  commands: examDefinitionCommands,
  permissions: examPermissions,
  reads: readsExamQuestions,
  creates: ['DefineExam'],
  // What is corrected is a version that stays as it is.
  commutes: ['CorrectExamQuestion'],
  stream: ({ data }) => examDefinitionStream(data.examId),
  initial: { versions: [], published: null, retired: false, corrections: [] },
  exists: ({ versions }) => versions.length > 0,
  scope: (_, __, { group }) => ({ regionId: group?.regionId }),
  facts: async ({ type, data }, ask, _, { actorId }) => {
    if (type === 'CorrectExamQuestion') return { ...noFacts, ...(await correctionFacts(data, ask, actorId)) };
    if (type !== 'DefineExam' && type !== 'ReviseExam') return noFacts;
    const settings = await ask.state(siteSettings, siteSettingsStream);
    const course = await ask.table(courseFacts).one(data.courseId);
    return {
      ...noFacts,
      courseExists: course !== undefined,
      usualAttempts: Number(settings.defaultAllowedAttempts ?? settingDefaults.defaultAllowedAttempts),
    };
  },

  decide: {
    DefineExam: ({ versions }, wish, { courseExists, usualAttempts }) => {
      const data = definitionOf(wish, 1, usualAttempts);
      if (versions[0]) return isDeepStrictEqual({ ...versions[0] }, data) ? [] : reject('exam.exists');
      return courseExists ? [{ type: 'ExamDefined', data }] : reject('exam.courseUnknown');
    },
    ReviseExam: ({ versions, retired }, wish, { courseExists, usualAttempts }) => {
      if (retired) return reject('exam.retired');
      if (!courseExists) return reject('exam.courseUnknown');
      const last = versions.at(-1);
      if (last && isDeepStrictEqual({ ...last }, definitionOf(wish, last.version, usualAttempts))) return [];
      return [{ type: 'ExamRevised', data: definitionOf(wish, versions.length + 1, usualAttempts) }];
    },
    PublishExam: ({ versions, published, retired }, { examId }) => {
      if (retired) return reject('exam.retired');
      return published === versions.length
        ? []
        : [{ type: 'ExamPublished', data: { examId, version: versions.length } }];
    },
    RetireExam: ({ retired }, data) => (retired ? [] : [{ type: 'ExamRetired', data }]),
    CorrectExamQuestion: (state, wish, { actorId, ...facts }) => {
      if (actorId === null) return reject('noAccess');
      const data = { ...wish, by: actorId };
      if (state.corrections.some(({ correctionId }) => correctionId === wish.correctionId)) return [];
      return refusedCorrection(data, state, facts) ?? [{ type: 'ExamQuestionCorrected', data }];
    },
  },
  evolve: {
    ExamDefined: add,
    ExamRevised: add,
    ExamPublished: (state, { version }) => ({ ...state, published: version }),
    ExamRetired: (state) => ({ ...state, retired: true }),
    ExamQuestionCorrected: (state, one) => ({ ...state, corrections: [...state.corrections, one] }),
  },
});
