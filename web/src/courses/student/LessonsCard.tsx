import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { CardRow } from '../../lib/dashboard/index.ts';
import { dateTime, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { ToneChip } from '../../lib/ui/index.ts';
import type { LessonsCardFragment } from '../../generated/courses/student/lessons-card.ts';
import { studentLesson } from '../courses.screens.ts';
import { studentCoursesMessages } from '../student-courses.messages.ts';

type Props = { readonly data: NonNullable<LessonsCardFragment['recentLessons']> };

/** The lessons that the student looked at last. */
export function LessonsCard({ data }: Props) {
  const t = useMessages(studentCoursesMessages);
  return (
    <ul>
      {data.map(({ lessonId, title, courseId, courseTitle, at, completed }) => (
        <CardRow
          key={lessonId}
          title={title}
          to={addressOf(studentLesson, { _id: courseId, lessonId })}
          note={`${courseTitle} · ${dateTime(at)}`}
        >
          {completed && (
            <ToneChip tone="success" icon={CheckCircle}>
              {t('done')}
            </ToneChip>
          )}
        </CardRow>
      ))}
    </ul>
  );
}
