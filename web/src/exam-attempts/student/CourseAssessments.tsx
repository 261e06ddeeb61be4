import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import { AssessmentsDocument } from '../../generated/exam-attempts/assessments.ts';
import { groupsOf } from '../assessment-groups.rules.ts';
import { assessmentsMessages } from '../assessments.messages.ts';
import { AssessmentGroup } from './AssessmentGroup.tsx';

type Props = { readonly groupId: string; readonly courseCode: string; readonly title: string };

/** Exams and assignments of one course of a group, what can be done now first. */
export function CourseAssessments({ groupId, courseCode, title }: Props) {
  const t = useMessages(assessmentsMessages);
  const remote = useRemote(AssessmentsDocument, { groupId }, ({ assessments, attendance }) => {
    const own = <T extends { readonly courseCode: string }>(all: readonly T[]) =>
      all.filter((one) => one.courseCode === courseCode);
    const { now, later, done } = groupsOf(
      { exams: own(assessments.exams), assignments: own(assessments.assignments) },
      Date.now(),
    );
    return { items: [...now, ...later, ...done], timeZone: attendance.timeZone };
  });
  return (
    <DataScreen remote={remote}>
      {({ items, timeZone }) => (
        <AssessmentGroup title={title} items={items} empty={t('nothingLater')} timeZone={timeZone} />
      )}
    </DataScreen>
  );
}
