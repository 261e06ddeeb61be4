import Box from '@mui/material/Box';
import { groupCommands } from '@paideia/events/groups/group.commands.ts';
import { dayOfYear } from '../../console/dates.ts';
import { EditDialog, useFormInput } from '../../console/forms/index.ts';
import { useTeacherChoices } from '../../console/use-teacher-choices.ts';
import { useAll, useRemote } from '../../lib/data/index.ts';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  AttendanceSchemaChoicesDocument,
  CourseChoicesDocument,
  type GroupCoursesQuery,
} from '../../generated/groups/admin/group-acts.ts';
import type { AdminGroupDetailFragment } from '../../generated/groups/admin/groups-admin.ts';
import { groupActsMessages } from './group-acts.messages.ts';
import { planLines, type PlanLine } from './group-fields.ts';
import { PlanRow } from './PlanRow.tsx';

type Props = { readonly group: AdminGroupDetailFragment; readonly onSaved: () => void; readonly onClose: () => void };
const schema = groupCommands.SetGroupCourses.omit({ groupId: true });
const everything = {};

/** The plan of a group as a whole: its courses in order, each in a term, whose days may be narrowed. */
export function PlanDialog({ group, onSaved, onClose }: Props) {
  const t = useMessages(groupActsMessages);
  const teachers = useTeacherChoices();
  const nameOf = (id: string) => teachers.find(({ value }) => value === id)?.label ?? id;
  const lineWords = ({ code, title, termName, fromDate, toDate, teacherIds }: PlanLine) => {
    const dates = `${dayOfYear(fromDate)} – ${dayOfYear(toDate)}`;
    return `${code} ${title} (${[termName, dates, ...teacherIds.map(nameOf)].join(', ')})`;
  };
  return (
    <EditDialog<GroupCoursesQuery['Group'], typeof schema>
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
      <Plan schemaId={group.attendanceSchemaId} teachers={teachers} />
    </EditDialog>
  );
}

type PlanProps = {
  readonly schemaId: string | null;
  readonly teachers: ReturnType<typeof useTeacherChoices>;
};
function Plan({ schemaId, teachers }: PlanProps) {
  const t = useMessages(groupActsMessages);
  const courses = useAll(CourseChoicesDocument, everything, ({ allCourses }) => allCourses).data ?? [];
  const schemas = useRemote(AttendanceSchemaChoicesDocument, {}, (data) => data.attendanceSchemaChoices).data ?? [];
  const terms = schemas.find(({ _id }) => _id === schemaId)?.terms ?? [];
  const { value: plan, onChange, error, line, problemOf } = useFormInput<readonly PlanLine[]>('items', []);
  const write = (lines: readonly PlanLine[]) => onChange(planLines(lines));
  const add = (courseId: string) => {
    const course = courses.find(({ id }) => id === courseId);
    const [{ name, from, to } = { name: '', from: '', to: '' }] = terms;
    const { code = '', title = '' } = course ?? {};
    write([...plan, { courseId, code, title, order: 0, termName: name, fromDate: from, toDate: to, teacherIds: [] }]);
  };
  return (
    <>
      {plan.length === 0 && <p>{t('noCourses')}</p>}
      <Box component="ol" sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
        {plan.map((item, at) => (
          <PlanRow
            key={item.courseId}
            item={item}
            terms={terms}
            teachers={teachers}
            isFirst={at === 0}
            isLast={at === plan.length - 1}
            onMove={(by) => write(plan.toSpliced(at, 1).toSpliced(at + by, 0, item))}
            onRemove={() => write(plan.toSpliced(at, 1))}
            problemOf={(field) => problemOf(at, field)}
            onChange={(changed) => write(plan.with(at, { ...item, ...changed }))}
          />
        ))}
      </Box>
      <LabelledChoice
        label={t('addCourse')}
        error={line === undefined ? error : undefined}
        isOptional
        isCompact
        hasPlaceholder
        value=""
        options={courses
          .filter(({ id }) => !plan.some(({ courseId }) => courseId === id))
          .map(({ id, code, title }) => ({ value: id, label: `${code} ${title}` }))}
        onChange={(picked) => picked !== '' && add(picked)}
      />
    </>
  );
}
