import { styled } from '@mui/material/styles';
import type { CertifiedTermFragment } from '../../generated/transcripts/verify-transcript.fetch.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { verifyTranscriptMessages } from '../verify-transcript.messages.ts';

const Sheet = styled('table')({
  width: '100%',
  marginTop: 18,
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: '20px',
  '& caption': { textAlign: 'start', fontWeight: 600, paddingBottom: 3 },
  '& th': { textAlign: 'start', fontWeight: 400 },
  '& thead th': { fontSize: 12.5, fontWeight: 600, color: 'var(--ink-3)' },
  '& :is(th, td)': { padding: '6px 12px 6px 0', borderBottom: '1px solid var(--line)', verticalAlign: 'baseline' },
  '& :is(th, td):last-of-type': { paddingInlineEnd: 0 },
  '& [data-n]': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tfoot :is(th, td)': { border: 0, padding: '3px 0', color: 'var(--ink-2)' },
  '& tfoot tr:first-of-type > *': { paddingTop: 9 },
  '& tfoot [data-grade] > *': { fontWeight: 600, color: 'var(--ink)' },
});

/** One term as it was certified: its courses, and how the term grade came about. */
export function CertifiedTable({ term }: { readonly term: CertifiedTermFragment }) {
  const t = useMessages(verifyTranscriptMessages);
  const { name, average, deduction, grade, courses } = term;
  const figure = (value: number | null) => (value === null ? t('notAvailable') : number(value, 2));
  return (
    <Sheet>
      <caption>{name || t('otherCourses')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('courseCode')}</th>
          <th scope="col">{t('course')}</th>
          <th scope="col" data-n="">
            {t('credits')}
          </th>
          <th scope="col" data-n="">
            {t('grade')}
          </th>
        </tr>
      </thead>
      <tbody>
        {courses.map((course, index) => (
          <tr key={index}>
            <td>{course.code}</td>
            <th scope="row">{course.title}</th>
            <td data-n="">{number(course.credits, Number.isInteger(course.credits) ? 0 : 1)}</td>
            <td data-n="">{figure(course.grade)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {deduction !== 0 && (
          <>
            <tr>
              <th scope="row" colSpan={3}>
                {t('average')}
              </th>
              <td data-n="">{figure(average)}</td>
            </tr>
            <tr>
              <th scope="row" colSpan={3}>
                {t('deduction')}
              </th>
              <td data-n="">{number(-deduction, 2)}</td>
            </tr>
          </>
        )}
        <tr data-grade="">
          <th scope="row" colSpan={3}>
            {t('termGrade')}
          </th>
          <td data-n="">{figure(grade)}</td>
        </tr>
      </tfoot>
    </Sheet>
  );
}
