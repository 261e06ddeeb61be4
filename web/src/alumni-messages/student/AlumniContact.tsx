import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { SectionCard } from '../../lib/ui/index.ts';
import { alumniMessagesMessages } from '../alumni-messages.messages.ts';
import { alumniContact } from '../alumni-messages.screens.ts';
import { ContactDepartment } from './ContactDepartment.tsx';
import { MessagesLeft } from './MessagesLeft.tsx';

type Props = { readonly left: number; readonly hasDepartment: boolean };

/** Whom alumni can write to, and how often still today. */
export function AlumniContact({ left, hasDepartment }: Props) {
  const t = useMessages(alumniMessagesMessages);
  const { isAlumni } = useUser();
  // Who looks after the alumni is the department.
  if (!isAlumni) return null;
  return (
    <SectionCard title={labelOf(alumniContact)}>
      <Box sx={{ p: '3px 18px 18px', display: 'grid', gap: '12px', justifyItems: 'start' }}>
        <MessagesLeft left={left} />
        <Button component={Link} to={alumniContact.path} variant="outlined">
          {t('search')}
        </Button>
        <ContactDepartment hasDepartment={hasDepartment} />
        {!hasDepartment && <Typography sx={{ color: 'var(--ink-2)' }}>{t('noDepartment')}</Typography>}
      </Box>
    </SectionCard>
  );
}
