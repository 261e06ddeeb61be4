import { useMemo } from 'react';
import { groupCommands } from '@paideia/events/groups/group.commands.ts';
import { dayOfYear } from '../../console/dates.ts';
import { EditDialog } from '../../console/forms/index.ts';
import { useTeacherChoices } from '../../console/use-teacher-choices.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { GroupCoursesQuery } from '../../generated/groups/admin/group-acts.ts';
import type { AdminGroupDetailFragment } from '../../generated/groups/admin/groups-admin.ts';
import type { LockedTermFragment } from '../../generated/groups/admin/term-locks.ts';
import { groupActsMessages } from './group-acts.messages.ts';
import { lockedTermOf, planLines, type PlanLine } from './group-fields.ts';
import { PlanFields } from './PlanFields.tsx';

type Props = {
  readonly group: AdminGroupDetailFragment;
  readonly lockedTerms: readonly LockedTermFragment[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
};
const plan = groupCommands.SetGroupCourses.omit({ groupId: true });
/** The plan, into a locked term of which no course comes: that is said at its field. */
const planWith = (locked: readonly LockedTermFragment[]) =>
  plan.superRefine(({ items }, { addIssue }) => {
    for (const [at, item] of items.entries())
      if (lockedTermOf(locked, item)) addIssue({ code: 'custom', path: ['items', at, 'termName'] });
  });

/** The plan of a group as a whole: its courses in order, each in a term, whose days may be narrowed. */
export function PlanDialog({ group, lockedTerms, onSaved, onClose }: Props) {
  const t = useMessages(groupActsMessages);
  const teachers = useTeacherChoices();
  const schema = useMemo(() => planWith(lockedTerms), [lockedTerms]);
  const nameOf = (id: string) => teachers.find(({ value }) => value === id)?.label ?? id;
  const lineWords = ({ code, title, termName, fromDate, toDate, teacherIds }: PlanLine) => {
    const dates = `${dayOfYear(fromDate)} – ${dayOfYear(toDate)}`;
    return `${code} ${title} (${[termName, dates, ...teacherIds.map(nameOf)].join(', ')})`;
  };
  return (
    <EditDialog<GroupCoursesQuery['Group'], typeof plan>
      resource="groupCourses"
      id={group.id}
      title={t('planTitle', { group: group.name })}
      confirm={t('savePlan')}
      schema={schema}
      fieldsOf={({ courses }) => ({ items: planLines(courses) })}
      fields={{ items: { label: t('courses'), lineWords: (line) => lineWords(line as PlanLine) } }} // The form's own line.
      saved={() => t('planDone')}
      onSaved={onSaved}
      onClose={onClose}
    >
      <PlanFields schemaId={group.attendanceSchemaId} lockedTerms={lockedTerms} teachers={teachers} />
    </EditDialog>
  );
}
