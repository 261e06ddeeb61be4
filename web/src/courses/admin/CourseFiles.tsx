import { useApolloClient } from '@apollo/client';
import { useRefresh } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { FactColumns } from '../../console/FactColumns.tsx';
import { addressesHoldMs, errorCode, errorText, useAgainAfter } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { CourseDocument, type AdminCourseFragment } from '../../generated/courses/admin/courses-admin.ts';
import { courseFilesMessages } from './course-files.messages.ts';
import { CourseDownloads } from './CourseDownloads.tsx';
import { CourseImage } from './CourseImage.tsx';
import { CourseOutlines } from './CourseOutlines.tsx';
import type { CourseFilesProps } from './course-files-props.ts';

/** The files of a course. */
export function CourseFiles({ course: asked }: { readonly course: AdminCourseFragment }) {
  const t = useMessages(courseFilesMessages);
  const refresh = useRefresh();
  const { course, take, askAnew } = useNewest(asked);
  useAgainAfter(addressesHoldMs, askAnew);
  // An upload takes long, and whatever began it knows the course as it was then.
  const newest = useRef(course);
  useEffect(() => {
    newest.current = course;
  }, [course]);
  const [isBusy, setBusy] = useState(false);
  const change: CourseFilesProps['change'] = async (send, uploaded) => {
    const put = (now: AdminCourseFragment) => send({ _id: now.id, expectedRevision: now._revision }, now);
    const orOnceMore = async (error: unknown) => {
      if (uploaded === undefined || errorCode(error) !== 'conflict') throw error;
      return put(await askAnew());
    };
    setBusy(true);
    let isSaved = true;
    try {
      take(await put(newest.current.id === course.id ? newest.current : course).catch(orOnceMore));
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

/** The course as the page asked for it or as it was answered since, whichever came last; an older revision never takes the place of a newer one. */
function useNewest(asked: AdminCourseFragment) {
  const client = useApolloClient();
  const [{ course, from }, setShown] = useState({ course: asked, from: asked });
  if (from !== asked) {
    const isOlder = asked.id === course.id && asked._revision < course._revision;
    setShown({ course: isOlder ? course : asked, from: asked });
  }
  const take = (answer: AdminCourseFragment) =>
    setShown((shown) => {
      const isNewer = answer.id === shown.course.id && answer._revision >= shown.course._revision;
      return isNewer ? { ...shown, course: answer } : shown;
    });
  const askAnew = async () => {
    const variables = { id: asked.id };
    const { data } = await client.query({ query: CourseDocument, variables, fetchPolicy: 'network-only' });
    take(data.Course);
    return data.Course;
  };
  return { course, take, askAnew };
}
