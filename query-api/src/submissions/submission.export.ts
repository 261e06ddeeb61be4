import { submissionExportMessages as texts } from '@paideia/events/submissions/submission.messages.ts';
import { submissions, type SubmissionView } from '@paideia/projection-service/assignments/assignment.view.ts';
import { own, type ExportPart } from '../kernel/export/part.ts';

export const submissionExport: ExportPart = {
  key: 'submissions',
  title: texts.submissions,
  about: texts['submissions.about'],
  items: own(submissions, (userId) => ({ where: { userId } })),
  mute: ['studentName', 'waitingFrom', 'excused'] satisfies readonly (keyof SubmissionView)[],
};
