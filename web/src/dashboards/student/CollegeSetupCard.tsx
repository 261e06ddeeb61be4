import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import { users } from '../../accounts/accounts.screens.ts';
import { attendanceSchemas } from '../../attendance-schemas/attendance-schemas.screens.ts';
import { courses } from '../../courses/courses.screens.ts';
import type { CollegeSetupCardFragment } from '../../generated/dashboards/student/college-setup.ts';
import type { SetupStepName } from '../../generated/schema.ts';
import { groups } from '../../groups/groups.screens.ts';
import { CardNote, CardRow } from '../../lib/dashboard/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { ToneChip } from '../../lib/ui/index.ts';
import { regions } from '../../regions/regions.screens.ts';
import { siteSettings } from '../../site-settings/site-settings.screens.ts';
import { userImport } from '../../user-imports/user-imports.screens.ts';
import { collegeSetupMessages } from '../college-setup.messages.ts';

/** Each is done on this page. */
const pages: Readonly<Record<SetupStepName, { readonly path: string }>> = {
  name: siteSettings,
  region: regions,
  schema: attendanceSchemas,
  course: courses,
  group: groups,
  staff: users,
  students: userImport,
};
type Props = { readonly data: NonNullable<CollegeSetupCardFragment['collegeSetup']> };

/** What a new college does first, and how far it is. */
export function CollegeSetupCard({ data: { steps } }: Props) {
  const t = useMessages(collegeSetupMessages);
  const done = number(steps.filter(({ isDone }) => isDone).length);
  return (
    <>
      <CardNote>{t('lead', { done, count: number(steps.length) })}</CardNote>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map(({ name, isDone }) => (
          <CardRow key={name} title={t(name)} to={pages[name].path} note={t(`${name}Hint`)}>
            <ToneChip tone={isDone ? 'success' : 'neutral'} icon={isDone ? CheckCircle : RadioButtonUnchecked}>
              {t(isDone ? 'isDone' : 'isOpen')}
            </ToneChip>
          </CardRow>
        ))}
      </Box>
    </>
  );
}
