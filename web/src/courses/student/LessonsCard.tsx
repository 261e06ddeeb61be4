import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { CardRow } from '../../lib/dashboard/index.ts';
import { dateTime, number, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { AppLink, ToneChip } from '../../lib/ui/index.ts';
import type { LessonsCardFragment } from '../../generated/courses/student/lessons-card.ts';
import { studentLesson } from '../courses.screens.ts';
import { studentCoursesMessages } from '../student-courses.messages.ts';

type Lessons = NonNullable<LessonsCardFragment['recentLessons']>;
type Props = { readonly data: Lessons };

/** The recording of a lesson was begun and is not seen to its end. */
const isBegun = ({ completed, positionS, durationS }: Lessons[number]): boolean =>
  !completed && durationS !== null && positionS > 0 && positionS < durationS;

/** The lessons that the student looked at last; the last one that was broken off is gone on with from here. */
export function LessonsCard({ data }: Props) {
  const t = useMessages(studentCoursesMessages);
  const begun = data.find(isBegun);
  return (
    <ul>
      {data.map((lesson) => {
        const { lessonId, title, courseId, courseTitle, at, completed, positionS } = lesson;
        const to = addressOf(studentLesson, { _id: courseId, lessonId });
        const duration = lesson.durationS ?? 0;
        return (
          <CardRow
            key={lessonId}
            title={title}
            to={to}
            note={
              <>
                {courseTitle} · {dateTime(at)}
                {lesson === begun && (
                  <>
                    {` · ${t('minutesLeft', { minutes: number(Math.ceil((duration - positionS) / 60)) })}`}
                    <LinearProgress
                      variant="determinate"
                      value={(100 * positionS) / duration}
                      aria-hidden
                      sx={{ height: 6, borderRadius: '3px', my: '6px' }}
                    />
                  </>
                )}
              </>
            }
          >
            {completed && (
              <ToneChip tone="success" icon={CheckCircle}>
                {t('done')}
              </ToneChip>
            )}
            {lesson === begun && (
              <Button variant="outlined" component={AppLink} to={to} aria-label={t('resumeOf', { lesson: title })}>
                {t('resume')}
              </Button>
            )}
          </CardRow>
        );
      })}
    </ul>
  );
}
