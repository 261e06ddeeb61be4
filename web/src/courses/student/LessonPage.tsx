import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { errorCode, errorText, useCommand, useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { RichText } from '../../lib/rich-text/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import {
  AppLink,
  DataScreen,
  EmptyState,
  kernelMessages,
  notify,
  notifyError,
  PageHeader,
  PageWidth,
  SectionCard,
  ToneChip,
} from '../../lib/ui/index.ts';
import {
  RecordLessonWatchDocument,
  StudentLessonDocument,
  type StudentLessonQuery,
} from '../../generated/courses/student/student-courses.ts';
import { studentCourse, studentLesson } from '../courses.screens.ts';
import { studentCoursesMessages } from '../student-courses.messages.ts';
import { LessonList } from './LessonList.tsx';
import { LessonVideos } from './LessonVideos.tsx';

const refetch = [StudentLessonDocument];

/** `/student/courses/{id}/lessons/{lessonId}`: what there is to read, and the way through the course. */
export function LessonPage() {
  const { _id: courseId = '', lessonId = '' } = useParams();
  const t = useMessages(studentCoursesMessages);
  const remote = useRemote(StudentLessonDocument, { courseId, lessonId }, (data) => data);
  const { run } = useCommand(RecordLessonWatchDocument);
  const found = remote.data?.lesson._id === lessonId ? remote.data : undefined;
  const isFound = found !== undefined;
  useEffect(() => {
    // The page says nothing of it: the lesson is read all the same.
    if (isFound) void run({ input: { courseId, lessonId } }).catch(() => undefined);
  }, [isFound, courseId, lessonId, run]);
  const course = found?.course;
  const coursePath = addressOf(studentCourse, { _id: courseId });
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader
        title={found ? found.lesson.title : t('lesson')}
        chip={
          found?.lesson.completed && (
            <ToneChip tone="success" icon={CheckCircle}>
              {t('done')}
            </ToneChip>
          )
        }
        place={{ screen: studentLesson, via: course ? [{ label: course.title, to: coursePath }] : [] }}
        subtitle={
          course && (
            <AppLink to={coursePath} style={{ display: 'inline-block', padding: '3px 0' }}>
              {`${course.code} ${course.title}`}
            </AppLink>
          )
        }
        actions={found && <LessonActs {...found} />}
      />
      {errorCode(remote.error) === 'notFound' ? (
        <EmptyState>{t('notTaken')}</EmptyState>
      ) : (
        <DataScreen remote={remote}>
          {({ currentUser, course: taken, lesson }) => (
            <Box sx={columns}>
              <Box sx={{ display: 'grid', gap: '18px', minWidth: 0 }}>
                <LessonVideos
                  key={lesson._id}
                  lesson={lesson}
                  showsVideo={currentUser.showVideo}
                  again={remote.again}
                />
                <SectionCard title={t('text')}>
                  <Box sx={{ p: '0 18px 18px', maxWidth: '72ch', overflowWrap: 'anywhere' }}>
                    {lesson.notes === '' ? t('noText') : <RichText html={lesson.notes} />}
                  </Box>
                </SectionCard>
              </Box>
              <LessonList course={taken} title={taken.title} openId={lesson._id} />
            </Box>
          )}
        </DataScreen>
      )}
    </PageWidth>
  );
}

const columns = {
  display: 'grid',
  gap: '18px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;

/** The lesson before, the one behind, and the mark. The one that is filled is what comes next. */
function LessonActs({ course, lesson }: StudentLessonQuery) {
  const t = useMessages(studentCoursesMessages);
  const kernel = useMessages(kernelMessages);
  const { run, isBusy } = useCommand(RecordLessonWatchDocument, { refetch });
  const at = course.lessons.findIndex(({ _id }) => _id === lesson._id);
  const [before, after] = [course.lessons[at - 1], course.lessons[at + 1]];
  const to = (lessonId: string) => addressOf(studentLesson, { _id: course._id, lessonId });
  const finish = async () => {
    try {
      await run({ input: { courseId: course._id, lessonId: lesson._id, completed: true } });
      notify(t('marked', { lesson: lesson.title }));
    } catch (error) {
      notifyError(errorText(error));
    }
  };
  return (
    <>
      {before && (
        <Button component={Link} to={to(before._id)} variant="outlined">
          {kernel('previous')}
        </Button>
      )}
      {after && (
        <Button component={Link} to={to(after._id)} variant={lesson.completed ? 'contained' : 'outlined'}>
          {kernel('next')}
        </Button>
      )}
      {!lesson.completed && (
        <Button variant="contained" disabled={isBusy} onClick={() => void finish()}>
          {t('markDone')}
        </Button>
      )}
    </>
  );
}
