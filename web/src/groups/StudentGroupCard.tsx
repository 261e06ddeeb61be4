import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dateRange, listOf, number, useMessages } from '../lib/i18n/index.ts';
import { SectionCard } from '../lib/ui/index.ts';
import type { GroupContactFragment, StudentGroupFragment } from '../generated/groups/student-groups.ts';
import { studentGroupsMessages } from './student-groups.messages.ts';

const rows = {
  '& > li': {
    py: '9px',
    borderTop: '1px solid var(--line)',
    fontSize: 14,
    lineHeight: '20px',
    overflowWrap: 'anywhere',
  },
  '& b': { display: 'block', fontWeight: 600 },
} as const;
const quiet = { display: 'block', color: 'var(--ink-2)', fontSize: 13 } as const;

type Props = { readonly group: StudentGroupFragment; readonly aside?: ReactNode };

/** A group as its students see it: whom they ask, and what they take. */
export function StudentGroupCard({ group, aside }: Props) {
  const t = useMessages(studentGroupsMessages);
  const { name, regionName, programYear, startDate, endDate, courses } = group;
  const days = startDate && endDate && dateRange(startDate, endDate);
  const contacts = [
    ...group.instructors.map((one) => ({ ...one, kind: 'instructor' as const })),
    ...group.facilitators.map((one) => ({ ...one, kind: 'facilitator' as const })),
  ];
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
            {contacts.length === 0 && <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('noContacts')}</Box>}
            <Box component="ul" sx={rows}>
              {contacts.map(({ kind, ...contact }) => (
                <li key={`${kind} ${contact._id}`}>
                  <Contact contact={contact} role={t(kind)} />
                </li>
              ))}
            </Box>
          </section>
        </Box>
      </Box>
    </SectionCard>
  );
}

type ContactProps = { readonly contact: GroupContactFragment; readonly role: string };
const Contact = ({ contact: { name, title, bio, email }, role }: ContactProps) => (
  <>
    <b>{name}</b>
    <Box component="span" sx={quiet}>
      {title ? `${role}, ${title}` : role}
    </Box>
    {email && <a href={`mailto:${email}`}>{email}</a>}
    {bio && (
      <Box component="span" sx={quiet}>
        {bio}
      </Box>
    )}
  </>
);
