import Box from '@mui/material/Box';
import { lockOfCourse } from '@paideia/events/groups/term-lock.rules.ts';
import { useFormInput } from '../../console/forms/index.ts';
import type { Choice } from '../../console/list/list-shapes.ts';
import { useAll, useRemote } from '../../lib/data/index.ts';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { AttendanceSchemaChoicesDocument, CourseChoicesDocument } from '../../generated/groups/admin/group-acts.ts';
import type { LockedTermFragment } from '../../generated/groups/admin/term-locks.ts';
import { groupActsMessages } from './group-acts.messages.ts';
import { lockedTermOf, planLines, type PlanLine } from './group-fields.ts';
import { LockedPlanNotice } from './LockedTermNotice.tsx';
import { PlanRow } from './PlanRow.tsx';

const everything = {};
type Props = {
  readonly schemaId: string | null;
  readonly lockedTerms: readonly LockedTermFragment[];
  readonly teachers: readonly Choice[];
};
/** The courses in their order. Those of a locked term stay as they are. */
export function PlanFields({ schemaId, lockedTerms, teachers }: Props) {
  const t = useMessages(groupActsMessages);
  const courses = useAll(CourseChoicesDocument, everything, ({ allCourses }) => allCourses).data ?? [];
  const schemas = useRemote(AttendanceSchemaChoicesDocument, {}, (data) => data.attendanceSchemaChoices).data ?? [];
  const terms = schemas.find(({ _id }) => _id === schemaId)?.terms ?? [];
  const lockedNames = lockedTerms.map(({ name }) => name);
  const lockOf = (item: PlanLine | undefined) => item && lockOfCourse(lockedTerms, item.courseId);
  // The courses of a locked term keep their order among themselves.
  const isHeld = (item: PlanLine, beside: PlanLine | undefined) =>
    lockOf(item) !== undefined && lockOf(item) === lockOf(beside);
  const { value: plan, onChange, error, line, problemOf } = useFormInput<readonly PlanLine[]>('items', []);
  const write = (lines: readonly PlanLine[]) => onChange(planLines(lines));
  const add = (courseId: string) => {
    const course = courses.find(({ id }) => id === courseId);
    const [{ name, from, to } = { name: '', from: '', to: '' }] = terms.filter(
      (term) => !lockedNames.includes(term.name),
    );
    const { code = '', title = '' } = course ?? {};
    write([...plan, { courseId, code, title, order: 0, termName: name, fromDate: from, toDate: to, teacherIds: [] }]);
  };
  return (
    <>
      {lockedTerms.map((term) => (
        <LockedPlanNotice key={term.name} term={term} />
      ))}
      {plan.length === 0 && <p>{t('noCourses')}</p>}
      <Box component="ol" sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
        {plan.map((item, at) => (
          <PlanRow
            key={item.courseId}
            item={item}
            terms={terms}
            lockedNames={lockedNames}
            lockedTerm={lockedTermOf(lockedTerms, item)?.name}
            isLocked={lockOf(item) !== undefined}
            teachers={teachers}
            isFirst={at === 0 || isHeld(item, plan[at - 1])}
            isLast={at === plan.length - 1 || isHeld(item, plan[at + 1])}
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
