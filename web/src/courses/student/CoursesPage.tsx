import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRemote } from '../../lib/data/index.ts';
import { GroupPicker, groupMessages } from '../../lib/forms/index.ts';
import { dateRange, listOf, useMessages } from '../../lib/i18n/index.ts';
import { addressOf, labelOf } from '../../lib/screens/index.ts';
import { useGroup } from '../../lib/session/index.ts';
import { AppLink, DataScreen, EmptyState, PageHeader, PageWidth, SectionCard } from '../../lib/ui/index.ts';
import { MyCoursesDocument, type TakenCourseFragment } from '../../generated/courses/student/student-courses.ts';
import { studentCourse, studentCourses } from '../courses.screens.ts';
import { CoursePicture } from '../CoursePicture.tsx';
import { CourseProgress } from './CourseProgress.tsx';
import { GroupSummary } from './GroupSummary.tsx';
import { OutlinesZip } from '../../outline-archives/outline-archives.parts.ts';
import { studentGroupsMessages } from '../../groups/student-groups.messages.ts';

/** `/student/courses`: what the group that is looked at takes, term by term. */
export function CoursesPage() {
  const t = useMessages(studentGroupsMessages);
  const group = useMessages(groupMessages);
  const { groupId } = useGroup();
  const remote = useRemote(MyCoursesDocument, groupId ? { groupId } : null, ({ myCourses }) => myCourses);
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader title={labelOf(studentCourses)} place={{ screen: studentCourses }} actions={<GroupPicker />} />
      {!groupId && <Alert severity="info">{group('noGroups')}</Alert>}
      {groupId && (
        <DataScreen
          remote={remote}
          isEmpty={(courses) => courses.length === 0}
          empty={<EmptyState>{t('noCourses')}</EmptyState>}
        >
          {(courses) => (
            <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
              <GroupSummary courses={courses} />
              <OutlinesZip groupId={groupId} />
              {[...new Set(courses.map(({ termName }) => termName))].map((termName) => (
                <SectionCard key={termName} title={termName}>
                  <ul>
                    {courses
                      .filter((course) => course.termName === termName)
                      .map((course) => (
                        <CourseRow key={course._id} course={course} />
                      ))}
                  </ul>
                </SectionCard>
              ))}
            </Box>
          )}
        </DataScreen>
      )}
    </PageWidth>
  );
}

function CourseRow({ course }: { readonly course: TakenCourseFragment }) {
  const t = useMessages(studentGroupsMessages);
  const { _id, code, title, image, fromDate, toDate, teachers } = course;
  return (
    <Box component="li" sx={{ display: 'flex', gap: '12px 18px', p: '12px 18px', borderTop: '1px solid var(--line)' }}>
      <Box sx={{ flex: 'none', width: { xs: 96, md: 144 } }}>
        <CoursePicture code={code} image={image} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <AppLink to={addressOf(studentCourse, { _id })}>
          <b>
            {code} {title}
          </b>
        </AppLink>
        <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)', m: '3px 0 6px' }}>
          {dateRange(fromDate, toDate)}
          {teachers.length > 0 && ` · ${t('taughtBy', { teachers: listOf(teachers.map(({ name }) => name)) })}`}
        </Box>
        <CourseProgress course={course} />
      </Box>
    </Box>
  );
}
