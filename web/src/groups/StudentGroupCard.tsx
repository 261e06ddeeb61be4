import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dateRange, listOf, number, useMessages } from '../lib/i18n/index.ts';
import { SectionCard } from '../lib/ui/index.ts';
import type { StudentGroupFragment } from '../generated/groups/student-groups.ts';
import { GroupContacts, quiet, rows } from './GroupContacts.tsx';
import { studentGroupsMessages } from './student-groups.messages.ts';

type Props = { readonly group: StudentGroupFragment; readonly aside?: ReactNode };

/** A group as its students see it: whom they ask, and what they take. */
export function StudentGroupCard({ group, aside }: Props) {
  const t = useMessages(studentGroupsMessages);
  const { name, regionName, programYear, startDate, endDate, courses } = group;
  const days = startDate && endDate && dateRange(startDate, endDate);
  return (
    <SectionCard title={name} aside={aside}>
      <Box sx={{ p: '0 18px 18px' }}>
        <Box component="p" sx={{ color: 'var(--ink-2)', fontSize: 14, mb: '12px' }}>
          {[regionName, programYear > 0 && t('year', { year: programYear }), days].filter(Boolean).join(' · ')}
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: '18px 36px',
            gridTemplateColumns: { xs: '1fr', md: 'minmax(0,2fr) minmax(0,1fr)' },
          }}
        >
          <section aria-label={`${t('courses')}, ${name}`}>
            <Typography component="h3" variant="h5" sx={{ mb: '6px' }}>
              {t('courses')}
            </Typography>
            {courses.length === 0 && <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('noCourses')}</Box>}
            <Box component="ol" sx={rows}>
              {courses.map(({ courseId, code, title, description, credits, fromDate, toDate, termName, teachers }) => (
                <li key={courseId}>
                  <b>
                    {code} {title}
                  </b>
                  <Box component="span" sx={quiet}>
                    {termName}, {dateRange(fromDate, toDate)}
                    {credits > 0 && ` · ${t('credits', { credits: number(credits) })}`}
                  </Box>
                  {description && <span>{description}</span>}
                  {teachers.length > 0 && (
                    <Box component="span" sx={quiet}>
                      {t('taughtBy', { teachers: listOf(teachers.map((one) => one.name)) })}
                    </Box>
                  )}
                </li>
              ))}
            </Box>
          </section>
          <section aria-label={`${t('contacts')}, ${name}`}>
            <Typography component="h3" variant="h5" sx={{ mb: '6px' }}>
              {t('contacts')}
            </Typography>
            <GroupContacts group={group} />
          </section>
        </Box>
      </Box>
    </SectionCard>
  );
}
