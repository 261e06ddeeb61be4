import { useLocation } from 'react-router';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { CourseDocument } from '../../courses/admin/courses-admin.documents.ts';
import { ExamEditorPage } from './ExamEditorPage.tsx';
import { DataScreen } from '../../lib/ui/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { CoursePage } from '../../courses/admin/CoursePage.tsx';
import { ExamPreview } from './ExamPreview.tsx';

/** Below `/courses/{id}`: the course, and its exams in the editor. */
export function CourseScreens() {
  const [, , courseId = '', part, examId] = useLocation().pathname.split('/');
  return part === 'exams' && examId ? <CourseExam courseId={courseId} examId={examId} /> : <CoursePage />;
}

function CourseExam({ courseId, examId }: { readonly courseId: string; readonly examId: string }) {
  const remote = useRemote(CourseDocument, { id: courseId }, ({ Course }) => Course);
  if (remote.data === undefined)
    return (
      <ConsolePage>
        <DataScreen remote={remote}>{() => null}</DataScreen>
      </ConsolePage>
    );
  return (
    <ExamEditorPage
      key={examId}
      course={remote.data}
      examId={examId === 'new' ? undefined : examId}
      preview={(draft, onClose) => <ExamPreview draft={draft} onClose={onClose} />}
    />
  );
}
