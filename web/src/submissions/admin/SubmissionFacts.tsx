import Schedule from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import { FileLink } from '../../files/file-link.parts.tsx';
import { FactList, QuotedText, ToneChip } from '../../lib/ui/index.ts';
import { dateTime, useMessages } from '../../lib/i18n/index.ts';
import type {
  StaffFileFragment,
  StaffSubmissionDetailFragment,
} from '../../generated/submissions/admin/submission-admin.ts';
import { SubmissionChip } from './SubmissionChip.tsx';
import { submissionsAdminMessages } from './submissions-admin.messages.ts';

const listed = (files: readonly StaffFileFragment[]) =>
  files.length > 0 && (
    <Box component="ul" sx={{ display: 'grid', gap: '6px' }}>
      {files.map((file) => (
        <li key={file.fileId}>
          <FileLink file={file} />
        </li>
      ))}
    </Box>
  );

/** What was handed in and when, and in the student's own words. */
export function SubmissionFacts({ work }: { readonly work: StaffSubmissionDetailFragment }) {
  const t = useMessages(submissionsAdminMessages);
  const { submittedAt, gradedAt, gradedByName, reopenedUntil, timeZone, files, feedbackFiles } = work;
  return (
    <>
      <FactList
        facts={[
          [
            t('assignment'),
            <b key="title" style={{ fontWeight: 600 }}>
              {work.title}
            </b>,
          ],
          [t('course'), work.courseTitle],
          [
            t('status'),
            <Box key="status" component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: '3px 6px' }}>
              <SubmissionChip work={work} />
              {work.late && (
                <ToneChip tone="warning" icon={Schedule}>
                  {t('late')}
                </ToneChip>
              )}
            </Box>,
          ],
          [t('due'), work.dueAt !== null && dateTime(work.dueAt, timeZone)],
          [t('openUntil'), reopenedUntil !== null && dateTime(reopenedUntil, timeZone)],
          [t('submitted'), submittedAt !== null && dateTime(submittedAt, timeZone)],
          [
            t('gradedOn'),
            gradedAt !== null &&
              (gradedByName
                ? t('gradedBy', { when: dateTime(gradedAt, timeZone), name: gradedByName })
                : dateTime(gradedAt, timeZone)),
          ],
          [t('files'), listed(files)],
          [t('feedbackFiles'), listed(feedbackFiles)],
        ]}
      />
      {work.note ? (
        <QuotedText>{work.note}</QuotedText>
      ) : (
        submittedAt === null &&
        files.length === 0 && <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('noNote')}</Box>
      )}
    </>
  );
}
