import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { Facts } from '../../console/Facts.tsx';
import { listOf, number, useMessages } from '../../lib/i18n/index.ts';
import type { AdminAttendanceSchemaFragment } from '../../generated/attendance-schemas/admin/attendance-schemas-admin.ts';
import { periodsOf } from '../schema-hours.ts';
import { impactOf } from '../schema-impact.ts';
import { attendanceSchemasAdminMessages } from './attendance-schemas-admin.messages.ts';
import type { SchemaFields } from './schema-form.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** Beside the form: whom what is typed there touches, and how. */
export function ImpactCard({ schema }: { readonly schema: AdminAttendanceSchemaFragment }) {
  const t = useMessages(attendanceSchemasAdminMessages);
  const { terms, hours } = useWatch() as SchemaFields; // The form holds these.
  const present = schema.groups.filter(({ archived }) => !archived);
  const students = present.reduce((sum, { studentCount }) => sum + studentCount, 0);
  const then = { terms: terms.filter(({ from, to }) => from !== '' && to !== ''), periods: periodsOf(hours) };
  const { lessonsNow, lessonsThen, lostTerms } = impactOf(schema, then, schema.groups, today());
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '12px' }}>
      <Facts
        title={t('impact')}
        facts={[
          { label: t('groups'), value: listOf(present.map(({ name }) => name)) },
          { label: t('students'), value: number(students) },
          {
            label: t('lessons'),
            value:
              lessonsNow === lessonsThen
                ? number(lessonsNow)
                : t('lessonsChange', { before: number(lessonsNow), after: number(lessonsThen) }),
          },
          ...(lostTerms.length === 0
            ? []
            : [
                {
                  label: t('lostTerms'),
                  value: listOf(
                    lostTerms.map(({ name, groups }) =>
                      groups.length === 0 ? name : t('lostTerm', { term: name, groups: listOf(groups) }),
                    ),
                  ),
                },
              ]),
        ]}
      />
      <Box component="p" sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)', px: '18px' }}>
        {t('impactMeans')}
      </Box>
    </Box>
  );
}
