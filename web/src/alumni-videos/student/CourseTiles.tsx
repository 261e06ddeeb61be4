import { studentCourse } from '../../courses/courses.screens.ts';
import { CoursePicture } from '../../courses/courses.parts.ts';
import { studentCoursesMessages } from '../../courses/student-courses.messages.ts';
import type { AlumniCourseFragment } from '../../generated/alumni-videos/tiles.ts';
import { CardNote } from '../../lib/dashboard/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { AppLink } from '../../lib/ui/index.ts';
import { alumniVideosMessages } from '../alumni-videos.messages.ts';
import { Tile, Tiles } from './Tiles.tsx';

/** The courses of the alumni, and how far one is in each. */
export function CourseTiles({ courses }: { readonly courses: readonly AlumniCourseFragment[] }) {
  const t = useMessages(alumniVideosMessages);
  const course = useMessages(studentCoursesMessages);
  if (courses.length === 0) return <CardNote>{t('noCourses')}</CardNote>;
  return (
    <Tiles>
      {courses.map(({ _id, code, title, image, completedLessons, lessons }) => (
        <Tile
          key={_id}
          picture={<CoursePicture code={code} image={image} />}
          link={<AppLink to={addressOf(studentCourse, { _id })}>{`${code} ${title}`}</AppLink>}
        >
          {course('progress', { done: number(completedLessons), count: number(lessons.length) })}
        </Tile>
      ))}
    </Tiles>
  );
}
