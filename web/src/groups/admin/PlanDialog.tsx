import Box from '@mui/material/Box';
import { useAll, useCommand, useRemote } from '../../lib/data/index.ts';
import { ActDialog, useForm, LabelledChoice } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  AttendanceSchemaChoicesDocument,
  CourseChoicesDocument,
  SetGroupCoursesDocument,
  type GroupCoursesQuery,
} from '../../generated/groups/admin/group-acts.ts';
import { groupActsMessages } from './group-acts.messages.ts';
import { useTeacherChoices } from '../../console/use-teacher-choices.ts';
import { PlanRow } from './PlanRow.tsx';

type Props = {
  readonly name: string;
  readonly group: GroupCoursesQuery['Group'];
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};
const everything = {};

/** The plan of a group as a whole: its courses in order, each in a term, whose days may be narrowed. */
export function PlanDialog({ name, group, again, onClose }: Props) {
  const t = useMessages(groupActsMessages);
  const { run } = useCommand(SetGroupCoursesDocument);
  const courses = useAll(CourseChoicesDocument, everything, ({ allCourses }) => allCourses).data ?? [];
  const schemas = useRemote(AttendanceSchemaChoicesDocument, {}, (data) => data.attendanceSchemaChoices).data ?? [];
  const terms = schemas.find(({ _id }) => _id === group.attendanceSchemaId)?.terms ?? [];
  const teachers = useTeacherChoices();
  const form = useForm({
    start: { courses: group.courses },
    revision: group._revision,
    again,
  });
  const plan = form.value.courses;
  const write = form.change('courses');
  const add = (courseId: string) => {
    const course = courses.find(({ id }) => id === courseId);
    const [term] = terms;
    if (course)
      write([
        ...plan,
        {
          courseId,
          code: course.code,
          title: course.title,
          order: plan.length + 1,
          termName: term?.name ?? '',
          fromDate: term?.from ?? '',
          toDate: term?.to ?? '',
          teacherIds: [],
          teachers: [],
        },
      ]);
  };
  const send = () => {
    const items = plan.map(({ courseId, termName, fromDate, toDate, teacherIds }, n) => ({
      courseId,
      order: n + 1,
      termName,
      fromDate,
      toDate,
      teacherIds,
    }));
    return run({ _id: group.id, items, expectedRevision: form.expectedRevision });
  };
  return (
    <ActDialog
      title={t('planTitle', { group: name })}
      confirm={t('savePlan')}
      form={form}
      send={send}
      done={t('planDone')}
      onClose={onClose}
    >
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
            onChange={(changed) => write(plan.with(at, { ...item, ...changed }))}
          />
        ))}
      </Box>
      <LabelledChoice
        label={t('addCourse')}
        isOptional
        isCompact
        hasPlaceholder
        value=""
        options={courses
          .filter(({ id }) => !plan.some(({ courseId }) => courseId === id))
          .map(({ id, code, title }) => ({ value: id, label: `${code} ${title}` }))}
        onChange={(picked) => picked !== '' && add(picked)}
      />
    </ActDialog>
  );
}
