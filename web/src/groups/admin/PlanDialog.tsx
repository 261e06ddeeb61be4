import Down from '@mui/icons-material/ArrowDownwardOutlined';
import Up from '@mui/icons-material/ArrowUpwardOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useAll, useCommand, useRemote } from '../../lib/data/index.ts';
import { Dropdown, Field, TextInput, useActs, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ActDialog, notify } from '../../lib/ui/index.ts';
import {
  AttendanceSchemaChoicesDocument,
  CourseChoicesDocument,
  SetGroupCoursesDocument,
  type GroupCourseFragment,
  type GroupCoursesQuery,
} from '../../generated/groups/admin/group-acts.ts';
import { groupActsMessages } from './group-acts.messages.ts';

type Props = {
  readonly name: string;
  readonly group: GroupCoursesQuery['Group'];
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};
const everything = {};
const columns = { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' } as const;

/** The plan of a group as a whole: its courses in order, each in a term, whose days may be narrowed. */
export function PlanDialog({ name, group, again, onClose }: Props) {
  const t = useMessages(groupActsMessages);
  const acts = useActs(again, () => void again());
  const { run, isBusy } = useCommand(SetGroupCoursesDocument);
  const courses = useAll(CourseChoicesDocument, everything, ({ allCourses }) => allCourses).data ?? [];
  const schemas = useRemote(AttendanceSchemaChoicesDocument, {}, (data) => data.attendanceSchemaChoices).data ?? [];
  const terms = schemas.find(({ _id }) => _id === group.attendanceSchemaId)?.terms ?? [];
  const form = useForm({
    start: { courses: group.courses },
    revision: group._revision,
    isOvertaken: acts.isOvertaken,
  });
  const plan = form.value.courses;
  const write = form.change('courses');
  const change = (at: number, changed: Partial<GroupCourseFragment>) =>
    write(plan.map((one, n) => (n === at ? { ...one, ...changed } : one)));
  const move = (at: number, to: number) => write(plan.toSpliced(at, 1).toSpliced(to, 0, plan[at]!));
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
        },
      ]);
  };
  const inTerm = (at: number, termName: string) => {
    const term = terms.find((one) => one.name === termName);
    change(at, { termName, ...(term && { fromDate: term.from, toDate: term.to }) });
  };
  const submit = async () => {
    const items = plan.map(({ courseId, termName, fromDate, toDate, teacherIds }, n) => ({
      courseId,
      order: n + 1,
      termName,
      fromDate,
      toDate,
      teacherIds,
    }));
    if (!(await acts.attempt(() => run({ _id: group.id, items, expectedRevision: form.expectedRevision })))) return;
    notify(t('planDone'));
    onClose();
  };
  return (
    <ActDialog
      title={t('planTitle', { group: name })}
      confirm={t('savePlan')}
      isBusy={isBusy}
      acts={acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {plan.length === 0 && <p>{t('noCourses')}</p>}
      <Box component="ol" sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
        {plan.map(({ courseId, code, title, termName, fromDate, toDate }, at) => {
          const course = `${code} ${title}`;
          return (
            <Box component="li" key={courseId} sx={{ borderTop: '1px solid var(--line)', pt: '12px' }}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: '3px', mb: '6px' }}>
                <Box component="b" sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {course}
                </Box>
                <IconButton
                  size="small"
                  aria-label={t('earlier', { course })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <Up fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={t('later', { course })}
                  disabled={at === plan.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <Down fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={t('takeOut', { course })}
                  onClick={() => write(plan.toSpliced(at, 1))}
                >
                  <Close fontSize="small" />
                </IconButton>
              </Box>
              <Box
                sx={{
                  display: 'grid',
                  gridTemplateColumns: columns,
                  gap: '9px 12px',
                  '& > :first-of-type': { gridColumn: '1 / -1' },
                }}
              >
                <Field label={t('term')}>
                  {(ties) =>
                    terms.length > 0 ? (
                      <Dropdown
                        isCompact
                        isRequired
                        hasPlaceholder={termName === ''}
                        ties={ties}
                        value={termName}
                        options={[
                          ...(termName !== '' && !terms.some((one) => one.name === termName)
                            ? [{ value: termName, label: termName }]
                            : []),
                          ...terms.map((one) => ({ value: one.name, label: one.name })),
                        ]}
                        onChange={(picked) => inTerm(at, picked)}
                      />
                    ) : (
                      <TextInput
                        ties={ties}
                        required
                        maxLength={60}
                        value={termName}
                        onChange={(text) => change(at, { termName: text })}
                      />
                    )
                  }
                </Field>
                <Field label={t('from')}>
                  {(ties) => (
                    <TextInput
                      ties={ties}
                      type="date"
                      required
                      value={fromDate}
                      onChange={(day) => change(at, { fromDate: day })}
                    />
                  )}
                </Field>
                <Field label={t('to')}>
                  {(ties) => (
                    <TextInput
                      ties={ties}
                      type="date"
                      required
                      min={fromDate}
                      value={toDate}
                      onChange={(day) => change(at, { toDate: day })}
                    />
                  )}
                </Field>
              </Box>
            </Box>
          );
        })}
      </Box>
      <Field label={t('addCourse')} isOptional>
        {(ties) => (
          <Dropdown
            isCompact
            hasPlaceholder
            ties={ties}
            value=""
            options={courses
              .filter(({ id }) => !plan.some(({ courseId }) => courseId === id))
              .map(({ id, code, title }) => ({ value: id, label: `${code} ${title}` }))}
            onChange={(picked) => picked !== '' && add(picked)}
          />
        )}
      </Field>
    </ActDialog>
  );
}
