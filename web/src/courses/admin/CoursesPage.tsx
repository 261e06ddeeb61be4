import Box from '@mui/material/Box';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import {
  PublicationState,
  usePublicationColumn,
  usePublicationFilter,
} from '../../console/publications/publication-state.tsx';
import { number, useMessages } from '../../lib/i18n/index.ts';
import type { AdminCourseRowFragment } from '../../generated/courses/admin/courses-admin.ts';
import { courseActsMessages } from './course-acts.messages.ts';
import { coursesAdminMessages } from './courses-admin.messages.ts';
import { courses, course } from '../courses.screens.ts';
import { CoursePicture } from '../CoursePicture.tsx';
import { NewCourse } from './NewCourse.tsx';
import { useCategoryChoices } from './use-category-choices.ts';
import { programYearShown } from '../../console/program-years.ts';
import { addressOf } from '../../lib/screens/index.ts';

/** At `/courses` is every course of the college. */
export function CoursesPage() {
  const t = useMessages(coursesAdminMessages);
  const acts = useMessages(courseActsMessages);
  return (
    <StaffList resource="courses" sort={{ field: 'code', order: 'ASC' }}>
      <ConsolePage>
        <ConsoleHeader screen={courses} actions={<NewCourse />} />
        <FilterBar
          search={t('search')}
          filters={[
            usePublicationFilter(),
            {
              kind: 'choice',
              name: 'categoryId',
              label: acts('category'),
              any: acts('anyCategory'),
              choices: useCategoryChoices(),
            },
          ]}
        />
        <ListCard<AdminCourseRowFragment>
          first={{ label: t('course'), sort: 'title' }}
          lead={({ title, code, image }) => ({
            name: title,
            beside: (
              // The name says all of it already.
              <Box aria-hidden sx={{ flex: 'none', width: 48 }}>
                <CoursePicture code={code} image={image} />
              </Box>
            ),
          })}
          columns={[
            usePublicationColumn<AdminCourseRowFragment>(),
            { key: 'code', label: t('code'), sort: 'code', render: ({ code }) => code },
            {
              key: 'year',
              label: t('year'),
              sort: 'programYear',
              isNumber: true,
              render: ({ programYear }) => programYearShown(programYear),
            },
            {
              key: 'credits',
              label: t('credits'),
              sort: 'credits',
              isNumber: true,
              render: ({ credits }) => number(credits),
            },
            { key: 'category', label: acts('category'), render: ({ categoryName }) => categoryName },
            {
              key: 'lessons',
              label: acts('lessons'),
              isNumber: true,
              render: ({ lessons }) => number(lessons.length),
            },
          ]}
          card={(row) => ({
            chip: <PublicationState publication={row} />,
            line: [
              row.code,
              row.programYear > 0 && t('creditsLine', { year: row.programYear, credits: number(row.credits) }),
            ]
              .filter(Boolean)
              .join(' · '),
          })}
          to={({ id }) => addressOf(course, { id })}
        />
      </ConsolePage>
    </StaffList>
  );
}
