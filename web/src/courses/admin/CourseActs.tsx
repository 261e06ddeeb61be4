import { systemLog } from '../../audit/audit.screens.ts';
import { EditAct } from '../../console/forms/index.ts';
import { MayChange } from '../../console/MayChange.tsx';
import { PublicationActs } from '../../console/publications/PublicationActs.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import { pathIn } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { AppLink } from '../../lib/ui/index.ts';
import {
  DeleteCourseDocument,
  PublishCourseDocument,
  UnpublishCourseDocument,
  type AdminCourseFragment,
} from '../../generated/courses/admin/courses-admin.ts';
import { courses } from '../courses.screens.ts';
import { courseActsMessages } from './course-acts.messages.ts';
import { CourseDialog } from './CourseDialog.tsx';

const commands = { publish: PublishCourseDocument, unpublish: UnpublishCourseDocument, delete: DeleteCourseDocument };
/** It offers what is done with a course. What groups take is not deleted, and what has neither lessons nor an outline is not published. */
export function CourseActs({ course }: { readonly course: AdminCourseFragment }) {
  const t = useMessages(courseActsMessages);
  const { roles } = useUser();
  const { published, groups, lessons, outlines } = course;
  return (
    <>
      {roles.includes('superadmin') && (
        <AppLink to={`${pathIn(systemLog)}?stream=course-${course.id}`}>{t('history')}</AppLink>
      )}
      <MayChange>
        <EditAct>{(close) => <CourseDialog course={course} onClose={close} />}</EditAct>
      </MayChange>
      <PublicationActs
        record={course}
        commands={commands}
        offered={[
          ...(groups.length === 0 ? (['delete'] as const) : []),
          ...(published ? (['unpublish'] as const) : []),
          ...(!published && lessons.length + outlines.length > 0 ? (['publish'] as const) : []),
        ]}
        means={{ publish: t('publishMeans'), unpublish: t('unpublishMeans'), delete: t('deleteMeans') }}
        list={courses}
      />
    </>
  );
}
