import { every } from '@paideia/documents/every.ts';
import { examAttemptEvents } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examDefinitionEvents, examDefinitionStream } from '@paideia/events/exams/exam.events.ts';
import { groupEvents } from '@paideia/events/groups/group.events.ts';
import { examDefinition } from '../exams/exam-definition.decider.ts';
import { defineReaction, ofStream, type Command } from '../kernel/react/reaction.ts';
import { examAttemptFacts } from './exam-attempt.facts.ts';

const judged = (attemptId: string): Command => ({ type: 'JudgeAnswersAgain', data: { attemptId }, key: attemptId });

/** What was graded with a question that is corrected is graded again, an attempt a command: whoever begins again after a crash goes on where it was. */
export const examCorrections = defineReaction({
  name: 'exam-corrections',
  from: 'now',
  events: [examDefinitionEvents, examAttemptEvents, groupEvents],
  partition: ofStream,
  on: {
    ExamQuestionCorrected: async ({ examId, groupId, version }, _, ask) => {
      const attempts = await every(ask.table(examAttemptFacts), { where: { examId } });
      return attempts
        .filter((one) => one.version === version && (groupId === null || one.groupId === groupId))
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ attemptId }) => judged(attemptId));
    },
    // What was corrected for all groups while a term of this one was locked is made up for; whatever was graded so already stays as it is.
    TermUnlocked: async ({ groupId }, _, ask) => {
      const statuses = ['passed', 'failed'] as const;
      const found = statuses.map((status) => every(ask.table(examAttemptFacts), { where: { groupId, status } }));
      const attempts = (await Promise.all(found)).flat();
      const examIds = [...new Set(attempts.map(({ examId }) => examId))];
      const exams = await Promise.all(examIds.map((id) => ask.state(examDefinition, examDefinitionStream(id))));
      const corrected = new Set(examIds.filter((_id, n) => exams[n]!.corrections.length > 0));
      return attempts.filter(({ examId }) => corrected.has(examId)).map(({ attemptId }) => judged(attemptId));
    },
    // It looks again from the other side: a question may have been corrected while this one was sent in.
    ExamAttemptGraded: async ({ attemptId, examId, correctionId }, _, ask) => {
      const { corrections } = await ask.state(examDefinition, examDefinitionStream(examId));
      return corrections.length > 0 && correctionId === undefined ? [judged(attemptId)] : [];
    },
  },
});
