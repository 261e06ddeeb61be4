import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Dropdown } from '../../kernel/Dropdown.tsx';
import { shortDate } from '../../kernel/formats.ts';
import { useMessages } from '../../kernel/use-messages.ts';
import type { RegisterDay, RegisterGroup } from './register-admin.documents.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';
import type { RegisterPlace } from './use-register-place.ts';

type Props = {
  readonly groups: readonly RegisterGroup[];
  readonly group: RegisterGroup;
  readonly day: RegisterDay | undefined;
  readonly go: RegisterPlace['go'];
};

/** The choice of group and day. */
export function PlaceSwitch({ groups, group, day, go }: Props) {
  const t = useMessages(registerAdminMessages);
  const { previousDate = null, nextDate = null } = day ?? {};
  return (
    <Box sx={{ display: 'flex', gap: '6px', flexWrap: 'wrap', alignItems: 'center' }}>
      {groups.length > 1 && (
        <Dropdown
          isCompact
          label={t('group')}
          value={group._id}
          options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(_id) => go({ group: _id })}
        />
      )}
      <Button
        size="small"
        variant="outlined"
        disabled={!previousDate}
        aria-label={previousDate ? t('previousDay', { date: shortDate(previousDate) }) : undefined}
        startIcon={<ChevronLeft />}
        onClick={() => previousDate && go({ date: previousDate })}
      >
        {previousDate ? shortDate(previousDate) : '–'}
      </Button>
      <OutlinedInput
        type="date"
        value={day?.date ?? ''}
        onChange={(event) => event.target.value && go({ date: event.target.value })}
        slotProps={{ input: { 'aria-label': t('date') } }}
        sx={{ minHeight: { md: 36 }, fontSize: 14, '& input': { py: '6px' } }}
      />
      <Button
        size="small"
        variant="outlined"
        disabled={!nextDate}
        aria-label={nextDate ? t('nextDay', { date: shortDate(nextDate) }) : undefined}
        endIcon={<ChevronRight />}
        onClick={() => nextDate && go({ date: nextDate })}
      >
        {nextDate ? shortDate(nextDate) : '–'}
      </Button>
    </Box>
  );
}
