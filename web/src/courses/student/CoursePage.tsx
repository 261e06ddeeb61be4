import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { fetchOperation, useRemote } from '../../lib/data/index.ts';
import { dateRange, listOf, number, useMessages } from '../../lib/i18n/index.ts';
import { useGroup, useUser } from '../../lib/session/index.ts';
import { DataScreen, EmptyState, FactList, PageHeader, PageWidth, SectionCard } from '../../lib/ui/index.ts';
import { InsertLogitOperation } from '../../generated/lib/session/session.fetch.ts';
import { MyGroupsDocument, type StudentGroupFragment } from '../../generated/groups/student-groups.ts';
import { CourseAssessments } from '../../exam-attempts/exam-attempts-student.parts.ts';
import { GroupContacts } from '../../groups/groups-student.parts.ts';
import { studentGroupsMessages } from '../../groups/student-groups.messages.ts';
import { studentCourse } from '../courses.screens.ts';
import { studentCoursesMessages } from '../student-courses.messages.ts';

type Course = StudentGroupFragment['courses'][number];

/** `/student/courses/{id}`: one course as the person's group takes it. */
export function CoursePage() {
  const { _id: courseId = '' } = useParams();
  const t = useMessages(studentCoursesMessages);
  const { groupId } = useGroup();
  const userId = useUser()._id;
  const remote = useRemote(MyGroupsDocument, {}, ({ myGroups }) => {
    const taking = myGroups.filter(({ courses }) => courses.some((course) => course.courseId === courseId));
    const group = taking.find(({ _id }) => _id === groupId) ?? taking[0];
    const course = group?.courses.find((one) => one.courseId === courseId);
    return group && course ? { group, course } : null;
  });
  useEffect(() => {
    const logitInput = { userId, action: 'courseActivity', type: 'ACTIVITY', payload: { courseId } };
    // The page says nothing of it: the course is read all the same.
    void fetchOperation(InsertLogitOperation, { logitInput }).catch(() => undefined);
  }, [userId, courseId]);
  const found = remote.data;
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader
        title={found ? found.course.title : t('about')}
        place={{ screen: studentCourse }}
        subtitle={found ? `${found.course.code} · ${found.group.name}` : undefined}
      />
      <DataScreen remote={remote} isEmpty={(taken) => taken === null} empty={<EmptyState>{t('notTaken')}</EmptyState>}>
        {(taken) => taken && <About {...taken} />}
      </DataScreen>
    </PageWidth>
  );
}

function About({ group, course }: { readonly group: StudentGroupFragment; readonly course: Course }) {
  const t = useMessages(studentCoursesMessages);
  const groups = useMessages(studentGroupsMessages);
  const { code, description, credits, fromDate, toDate, termName, teachers } = course;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '18px',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px', minWidth: 0 }}>
        {description && (
          <SectionCard title={t('about')}>
            <Box component="p" sx={{ p: '0 18px 18px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {description}
            </Box>
          </SectionCard>
        )}
        <CourseAssessments groupId={group._id} courseCode={code} title={t('assessments')} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px', minWidth: 0 }}>
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
        <SectionCard title={groups('contacts')}>
          <Box sx={{ p: '0 18px 12px' }}>
            <GroupContacts group={group} />
          </Box>
        </SectionCard>
      </Box>
    </Box>
  );
}
