import { ConsolePage } from '../../console/ConsolePage.tsx';
import { CourseDocument } from '../../generated/courses/admin/courses-admin.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { ExamEditorPage } from './ExamEditorPage.tsx';

/** The editor opens an exam of a course, or a new one. */
export function CourseExamPage({ courseId, examId }: { readonly courseId: string; readonly examId: string }) {
  const remote = useRemote(CourseDocument, { id: courseId }, ({ Course }) => Course);
  if (remote.data === undefined)
    return (
      <ConsolePage>
        <DataScreen remote={remote}>{() => null}</DataScreen>
      </ConsolePage>
    );
  return <ExamEditorPage key={examId} course={remote.data} examId={examId === 'new' ? undefined : examId} />;
}
