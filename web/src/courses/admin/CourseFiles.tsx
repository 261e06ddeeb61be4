import { useRefresh } from 'ra-core';
import { useState } from 'react';
import { FactColumns } from '../../console/FactColumns.tsx';
import { errorText } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import type { AdminCourseFragment } from '../../generated/courses/admin/courses-admin.ts';
import { courseFilesMessages } from './course-files.messages.ts';
import { CourseDownloads } from './CourseDownloads.tsx';
import { CourseImage } from './CourseImage.tsx';
import { CourseOutlines } from './CourseOutlines.tsx';
import type { CourseFilesProps } from './course-files-props.ts';

/** The files of a course. */
export function CourseFiles({ course: asked }: { readonly course: AdminCourseFragment }) {
  const t = useMessages(courseFilesMessages);
  const refresh = useRefresh();
  const [answered, setAnswered] = useState(asked);
  const [isBusy, setBusy] = useState(false);
  // What the last change answered is newer than what the page asked for before.
  const course = answered.id === asked.id && answered._revision > asked._revision ? answered : asked;
  const change: CourseFilesProps['change'] = async (send) => {
    setBusy(true);
    let isSaved = true;
    try {
      setAnswered(await send({ _id: course.id, expectedRevision: course._revision }));
      notify(t('saved'));
    } catch (error) {
      isSaved = false;
      notifyError(errorText(error));
    }
    setBusy(false);
    refresh();
    return isSaved;
  };
  return (
    <FactColumns>
      <CourseOutlines course={course} isBusy={isBusy} change={change} />
      <CourseDownloads course={course} isBusy={isBusy} change={change} />
      <CourseImage course={course} isBusy={isBusy} change={change} />
    </FactColumns>
  );
}
