import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import {
  addressesHoldMs,
  errorCode,
  fetchOperation,
  useAgainAfter,
  useCommand,
  useRemote,
} from '../../lib/data/index.ts';
import { dateRange, listOf, number, useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { DataScreen, EmptyState, FactList, PageHeader, PageWidth, SectionCard } from '../../lib/ui/index.ts';
import { InsertLogitOperation } from '../../generated/lib/session/session.fetch.ts';
import {
  OpenCourseDocument,
  StudentCourseDocument,
  type StudentCourseQuery,
  type TakenCourseFragment,
} from '../../generated/courses/student/student-courses.ts';
import type { StudentGroupFragment } from '../../generated/groups/student-groups.ts';
import { CourseAssessments } from '../../exam-attempts/exam-attempts-student.parts.ts';
import { GroupContacts } from '../../groups/groups-student.parts.ts';
import { studentGroupsMessages } from '../../groups/student-groups.messages.ts';
import { studentCourse, studentLesson } from '../courses.screens.ts';
import { CoursePicture } from '../CoursePicture.tsx';
import { studentCoursesMessages } from '../student-courses.messages.ts';
import { CourseFiles } from './CourseFiles.tsx';
import { LessonList } from './LessonList.tsx';

/** `/student/courses/{id}`: one course as the person's group takes it. */
export function CoursePage() {
  const { _id: courseId = '' } = useParams();
  const t = useMessages(studentCoursesMessages);
  const userId = useUser()._id;
  const remote = useRemote(StudentCourseDocument, { courseId }, ({ course, courseDownloads, myGroups }) => ({
    course,
    downloads: courseDownloads,
    group: myGroups.find(({ _id }) => _id === course.groupId),
  }));
  useAgainAfter(addressesHoldMs, remote.again);
  const { run } = useCommand(OpenCourseDocument);
  useEffect(() => {
    const logitInput = { userId, action: 'courseActivity', type: 'ACTIVITY', payload: { courseId } };
    // The page says nothing of it: the course is read all the same.
    void fetchOperation(InsertLogitOperation, { logitInput })
      .catch(() => undefined)
      .then(() => run({ courseId }))
      .catch(() => undefined);
  }, [userId, courseId, run]);
  const found = remote.data;
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader
        title={found ? found.course.title : t('about')}
        place={{ screen: studentCourse }}
        subtitle={found ? `${found.course.code} · ${found.course.groupName}` : undefined}
        actions={found && <GoOn course={found.course} />}
      />
      {errorCode(remote.error) === 'notFound' ? (
        <EmptyState>{t('notTaken')}</EmptyState>
      ) : (
        <DataScreen remote={remote}>{(taken) => <About {...taken} />}</DataScreen>
      )}
    </PageWidth>
  );
}

/** The way to the first lesson that is not done. */
function GoOn({ course: { _id, lessons, nextLessonId } }: { readonly course: TakenCourseFragment }) {
  const t = useMessages(studentCoursesMessages);
  const next = lessons.find((lesson) => lesson._id === nextLessonId);
  return (
    next && (
      <Button
        component={Link}
        variant="contained"
        to={addressOf(studentLesson, { _id, lessonId: next._id })}
        sx={{ whiteSpace: 'normal', textAlign: 'center' }}
      >
        {t('goOn', { lesson: next.title })}
      </Button>
    )
  );
}

const column = { display: 'flex', flexDirection: 'column', gap: '18px', minWidth: 0 } as const;
type AboutProps = {
  readonly course: TakenCourseFragment;
  readonly downloads: StudentCourseQuery['courseDownloads'];
  readonly group: StudentGroupFragment | undefined;
};
function About({ group, course, downloads }: AboutProps) {
  const t = useMessages(studentCoursesMessages);
  const groups = useMessages(studentGroupsMessages);
  const { code, description, image, credits, fromDate, toDate, termName, teachers } = course;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '18px',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        gridTemplateRows: { md: 'auto 1fr' },
      }}
    >
      {/* A phone has no room for a picture that says nothing. */}
      <Box sx={{ display: { xs: image ? 'block' : 'none', md: 'block' }, gridColumn: { md: 2 } }}>
        <CoursePicture code={code} image={image} />
      </Box>
      <Box sx={{ ...column, gridColumn: { md: 1 }, gridRow: { md: '1 / 3' } }}>
        {description && (
          <SectionCard title={t('about')}>
            <Box component="p" sx={{ p: '0 18px 18px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {description}
            </Box>
          </SectionCard>
        )}
        {course.lessons.length > 0 && <LessonList course={course} title={t('lessons')} />}
        <CourseAssessments groupId={course.groupId} courseCode={code} title={t('assessments')} />
      </Box>
      <Box sx={column}>
        <SectionCard title={t('when')}>
          <Box sx={{ p: '0 18px 18px' }}>
            <FactList
              facts={[
                [t('term'), termName],
                [t('days'), dateRange(fromDate, toDate)],
                [t('credits'), credits > 0 && number(credits)],
                [t('teachers'), listOf(teachers.map(({ name }) => name))],
              ]}
            />
          </Box>
        </SectionCard>
        <CourseFiles outline={course.outline} downloads={downloads} />
        {group && (
          <SectionCard title={groups('contacts')}>
            <Box sx={{ p: '0 18px 12px' }}>
              <GroupContacts group={group} />
            </Box>
          </SectionCard>
        )}
      </Box>
    </Box>
  );
}
