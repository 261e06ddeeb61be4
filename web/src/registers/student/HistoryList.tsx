import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { shortDate } from '../../lib/i18n/index.ts';
import { StatusChip } from '../../lib/ui/index.ts';
import type { Day } from '../days.ts';

/** The same as the table, on a phone: a row a day, its marks as chips. */
export const HistoryList = ({ days, open }: { readonly days: readonly Day[]; readonly open: (day: Day) => void }) => (
  <ul>
    {days.map((day) => (
      <Box component="li" key={day.date} sx={{ borderTop: '1px solid var(--line)' }}>
        <ButtonBase
          onClick={() => open(day)}
          sx={{
            width: '100%',
            minHeight: 48,
            p: '9px 15px',
            gap: '9px',
            justifyContent: 'flex-start',
            textAlign: 'start',
            flexWrap: 'wrap',
          }}
        >
          <Box component="b" sx={{ flex: 1, fontSize: 13, whiteSpace: 'nowrap', fontWeight: 600 }}>
            {shortDate(day.date)}
          </Box>
          {day.records.map(({ _id, status }) => (
            <StatusChip key={_id} area="attendance" status={status} />
          ))}
        </ButtonBase>
      </Box>
    ))}
  </ul>
);
