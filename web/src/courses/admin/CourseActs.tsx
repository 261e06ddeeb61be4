import Button from '@mui/material/Button';
import { useState } from 'react';
import { courseCommands } from '@paideia/events/courses/course.commands.ts';
import { systemLog } from '../../audit/audit.screens.ts';
import { EditDialog } from '../../console/forms/index.ts';
import { MayChange } from '../../console/MayChange.tsx';
import { PublicationActs } from '../../console/publications/PublicationActs.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import { pathIn } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { AppLink, kernelMessages } from '../../lib/ui/index.ts';
import {
  DeleteCourseDocument,
  PublishCourseDocument,
  UnpublishCourseDocument,
  type AdminCourseFragment,
} from '../../generated/courses/admin/courses-admin.ts';
import { courses } from '../courses.screens.ts';
import { courseActsMessages } from './course-acts.messages.ts';
import { courseRefusals } from './course-refusals.ts';
import { CourseFields, useCourseFieldNames } from './CourseFields.tsx';

const schema = courseCommands.UpdateCourse.omit({ courseId: true });
const commands = { publish: PublishCourseDocument, unpublish: UnpublishCourseDocument, delete: DeleteCourseDocument };
const fieldsOf = ({ code, title, description, categoryId, teacherIds, programYear, credits }: AdminCourseFragment) => ({
  code,
  title,
  description,
  categoryId,
  teacherIds,
  programYear,
  credits,
});

/** What is done with a course. What groups take is not deleted, and what has neither lessons nor an outline is not published. */
export function CourseActs({ course }: { readonly course: AdminCourseFragment }) {
  const t = useMessages(courseActsMessages);
  const kernel = useMessages(kernelMessages);
  const names = useCourseFieldNames();
  const { roles } = useUser();
  const [isEdited, setEdited] = useState(false);
  const { published, groups, lessons, outlines } = course;
  return (
    <>
      {roles.includes('superadmin') && (
        <AppLink to={`${pathIn(systemLog)}?stream=course-${course.id}`}>{t('history')}</AppLink>
      )}
      <MayChange>
        <Button variant="outlined" onClick={() => setEdited(true)}>
          {kernel('edit')}
        </Button>
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
      {isEdited && (
        <EditDialog<AdminCourseFragment>
          resource="courses"
          id={course.id}
          title={t('editTitle', { course: course.title })}
          confirm={kernel('save')}
          schema={schema}
          fieldsOf={fieldsOf}
          fields={names}
          refusals={courseRefusals}
          saved={({ title }) => t('saved', { title: String(title) })}
          onClose={() => setEdited(false)}
        >
          <CourseFields />
        </EditDialog>
      )}
    </>
  );
}
