import Box from '@mui/material/Box';
import { useMessages } from '../../lib/i18n/index.ts';
import { studentRecordsMessages } from './student-records.messages.ts';

/** They lead from the top of the page to each of its parts. */
export function PartLinks({ parts }: { readonly parts: readonly { readonly id: string; readonly title: string }[] }) {
  const t = useMessages(studentRecordsMessages);
  return (
    <Box
      component="nav"
      aria-label={t('parts')}
      data-print="no"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '6px 18px',
        mb: '12px',
        fontSize: 14,
        '& a': { lineHeight: '30px' },
      }}
    >
      {parts.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </Box>
  );
}
