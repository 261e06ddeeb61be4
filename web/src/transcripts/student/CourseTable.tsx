import { submissionIdOf } from '@paideia/events/submissions/submission.rules.ts';
import { styled } from '@mui/material/styles';
import { Fragment, use } from 'react';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { countedAttempt, noteOf, valueOf } from '../item-words.ts';
import type { CourseGradeFragment, WorkItemFragment } from '../../generated/transcripts/transcripts.ts';
import { transcriptsMessages } from '../transcripts.messages.ts';
import { Grade } from './Grade.tsx';
import { MomentContext, momentOf } from './moment.ts';

const phone = '@media screen and (max-width:767.98px)';
const Sheet = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th': {
    textAlign: 'start',
    fontSize: 12.5,
    fontWeight: 600,
    color: 'var(--ink-3)',
    padding: '9px 12px',
    borderBottom: '1px solid var(--line)',
  },
  '& td': {
    padding: '2px 12px',
    verticalAlign: 'baseline',
    border: 0,
    color: 'var(--ink-2)',
    fontSize: 13.5,
    fontWeight: 400,
    textAlign: 'start',
  },
  '& [data-n]': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td):first-of-type': { paddingInlineStart: 24, whiteSpace: 'nowrap' },
  '& :is(th, td):last-of-type': { paddingInlineEnd: 24 },
  '& [data-course] > *': { paddingTop: 12, paddingBottom: 7, fontSize: 14, fontWeight: 600, color: 'var(--ink)' },
  '& [data-last] > *': { paddingBottom: 11, borderBottom: '1px solid var(--line)' },
  '& small': { fontSize: 'inherit', color: 'var(--ink-3)' },
  '& td, & th': { overflowWrap: 'anywhere' },
  [phone]: {
    '& [data-credits]': { display: 'none' },
    '& :is(th, td):first-of-type': { paddingInlineStart: 15 },
    '& :is(th, td):last-of-type': { paddingInlineEnd: 15 },
  },
  '@media print': {
    '& :is(th, td):first-of-type': { paddingInlineStart: 0 },
    '& :is(th, td):last-of-type': { paddingInlineEnd: 0 },
    '& thead th': { color: 'var(--ink)', borderBottom: '1.5px solid var(--ink)' },
    '& small': { color: 'var(--ink-2)' },
  },
});

type Props = { readonly courses: readonly CourseGradeFragment[]; readonly timeZone: string; readonly userId: string };

/** The courses of a term with the work that makes their grades. */
export function CourseTable({ courses, timeZone, userId }: Props) {
  const t = useMessages(transcriptsMessages);
  const now = momentOf(use(MomentContext));
  const last = (isLast: boolean) => (isLast ? { 'data-last': '' } : {});
  const value = (item: WorkItemFragment) => {
    const gradeText = valueOf(item, t);
    if (item.excusalId !== null)
      return <Grade kind="excusedWork" id={item.excusalId} what={item.title} grade={gradeText} isQuiet />;
    const attemptId = countedAttempt(item);
    if (attemptId) return <Grade kind="examResult" id={attemptId} what={item.title} grade={gradeText} isQuiet />;
    const isGiven = item.score !== null || item.complete !== null;
    return isGiven ? (
      <Grade kind="submission" id={submissionIdOf(item._id, userId)} what={item.title} grade={gradeText} isQuiet />
    ) : (
      gradeText
    );
  };
  return (
    <Sheet>
      <thead>
        <tr>
          <th style={{ width: 84 }}>{t('code')}</th>
          <th>{t('courseAndWork')}</th>
          <th data-n="" data-credits="">
            {t('credits')}
          </th>
          <th data-n="">{t('grade')}</th>
        </tr>
      </thead>
      <tbody>
        {courses.map((course) => (
          <Fragment key={course.whyId}>
            <tr data-course="" {...last(course.items.length === 0)}>
              <td>{course.code}</td>
              <td>{course.title}</td>
              <td data-n="" data-credits="">
                {number(course.credits, Number.isInteger(course.credits) ? 0 : 1)}
              </td>
              <td data-n="">
                {course.grade === null ? (
                  <small>{t('notAvailable')}</small>
                ) : (
                  <Grade
                    kind="courseGrade"
                    id={course.whyId}
                    what={t('courseName', { code: course.code, title: course.title })}
                    grade={number(course.grade, 2)}
                  />
                )}
              </td>
            </tr>
            {course.items.map((item, index) => (
              <tr key={item._id} {...last(index === course.items.length - 1)}>
                <td />
                <td>
                  {item.title} {noteOf(item, timeZone, now, t) && <small>({noteOf(item, timeZone, now, t)})</small>}
                </td>
                <td data-credits="" />
                <td data-n="">{value(item)}</td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </Sheet>
  );
}
