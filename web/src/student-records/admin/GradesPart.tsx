import { styled } from '@mui/material/styles';
import { percent, useMessages } from '../../lib/i18n/index.ts';
import { AppLink, PanelSection } from '../../lib/ui/index.ts';
import { WhyButton } from '../../lib/why/index.ts';
import type { StudentGradesFragment } from '../../generated/student-records/admin/student-record.ts';
import { transcript } from '../../transcripts/transcripts.screens.ts';
import { studentRecordsMessages } from './student-records.messages.ts';
import { TranscriptNotes, type NotesProps } from './TranscriptNotes.tsx';

const Grades = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th': { textAlign: 'start', fontWeight: 400 },
  '& thead th, & tfoot :is(th, td)': { fontWeight: 600 },
  '& :is(th, td)': { height: 39, padding: '6px 0', borderTop: '1px solid var(--line)' },
  '& td': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', paddingInlineStart: 12 },
  '& thead th': { border: 0, paddingBottom: 3, color: 'var(--ink-2)' },
});
/** As the ways to a why below it, and as high as a finger needs. */
const toTranscript = { display: 'inline-flex', alignItems: 'center', minHeight: 24, fontSize: 13, fontWeight: 600 };
type Term = StudentGradesFragment['terms'][number];

/** One group: each term with its courses and what it came to, and why, and what is noted on the transcript. */
export function GradesPart({ grades, again }: NotesProps) {
  const t = useMessages(studentRecordsMessages);
  const grade = (value: number | null) => (value === null ? t('noGrade') : percent(value, 2));
  const why = (kind: 'courseGrade' | 'termGrade', id: string, value: number | null, what: string) =>
    value !== null && <WhyButton kind={kind} id={id} what={what} timeZone={grades.timeZone} />;
  const nameOf = ({ name }: Term) => name || t('otherCourses');
  return (
    <PanelSection
      title={grades.groupName}
      aside={
        <AppLink to={`${transcript.path}?student=${grades.userId}&group=${grades.groupId}`} style={toTranscript}>
          {t('transcript')}
        </AppLink>
      }
    >
      {grades.terms.length === 0 && <p style={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('noGrades')}</p>}
      {grades.terms.map((term) => (
        <Grades key={term.whyId} aria-label={nameOf(term)}>
          <thead>
            <tr>
              <th colSpan={3} scope="colgroup">
                {nameOf(term)}
              </th>
            </tr>
          </thead>
          <tbody>
            {term.courses.map(({ whyId, code, title, grade: value }) => (
              <tr key={whyId}>
                <th scope="row">
                  {code} {title}
                </th>
                <td>{grade(value)}</td>
                <td style={{ width: 48 }}>{why('courseGrade', whyId, value, title)}</td>
              </tr>
            ))}
          </tbody>
          {term.name && (
            <tfoot>
              <tr>
                <th scope="row">{t('termGrade')}</th>
                <td>{grade(term.grade)}</td>
                <td>{why('termGrade', term.whyId, term.grade, nameOf(term))}</td>
              </tr>
            </tfoot>
          )}
        </Grades>
      ))}
      <TranscriptNotes grades={grades} again={again} />
    </PanelSection>
  );
}
