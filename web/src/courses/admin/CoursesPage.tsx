import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { number, useMessages } from '../../lib/i18n/index.ts';
import type { AdminCourseRowFragment } from '../../generated/courses/admin/courses-admin.ts';
import { coursesAdminMessages } from './courses-admin.messages.ts';
import { courses } from '../courses.screens.ts';

/** `/courses`: every course of the college. */
export function CoursesPage() {
  const t = useMessages(coursesAdminMessages);
  return (
    <StaffList resource="courses" sort={{ field: 'code', order: 'ASC' }}>
      <ConsolePage>
        <ConsoleHeader screen={courses} />
        <FilterBar search={t('search')} />
        <ListCard<AdminCourseRowFragment>
          first={{ label: t('course'), sort: 'title' }}
          lead={({ title }) => ({ name: title })}
          columns={[
            { key: 'code', label: t('code'), sort: 'code', render: ({ code }) => code },
            {
              key: 'year',
              label: t('year'),
              sort: 'programYear',
              isNumber: true,
              render: ({ programYear }) => programYear,
            },
            {
              key: 'credits',
              label: t('credits'),
              sort: 'credits',
              isNumber: true,
              render: ({ credits }) => number(credits),
            },
          ]}
          card={({ code, programYear, credits }) => ({
            chip: code,
            line: t('creditsLine', { year: programYear, credits: number(credits) }),
          })}
          to={({ id }) => `/courses/${id}`}
        />
      </ConsolePage>
    </StaffList>
  );
}
