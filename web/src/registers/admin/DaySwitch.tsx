import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ElementType } from 'react';
import { useTypedWhole } from '../../lib/data/index.ts';
import { shortDate, useMessages } from '../../lib/i18n/index.ts';
import { useIsPhone } from '../../lib/ui/index.ts';
import type { RegisterDayFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';
import type { RegisterPlace } from './use-register-place.ts';

type Props = {
  readonly day: RegisterDayFragment | undefined;
  /** It is in the field while its day is fetched, or cannot be. */
  readonly date: string;
  readonly go: RegisterPlace['go'];
};

/** It chooses a date, and goes to the school days before and after it. */
export function DaySwitch({ day, date, go }: Props) {
  const t = useMessages(registerAdminMessages);
  const { previousDate = null, nextDate = null } = day ?? {};
  const isPhone = useIsPhone();
  const typed = useTypedWhole(date, (wanted) => go({ date: wanted }), false);
  const step = (to: string | null, label: 'previousDay' | 'nextDay', Icon: ElementType) => {
    const text = to ? shortDate(to) : '–';
    const icon = <Icon aria-hidden="true" fontSize="small" />;
    return (
      <Button
        size="small"
        variant="outlined"
        disabled={!to}
        aria-label={t(label, { date: text })}
        onClick={() => to && go({ date: to })}
        sx={{ minWidth: 0, height: { xs: 48, md: 36 }, '& svg': { ':dir(rtl)': { transform: 'scaleX(-1)' } } }}
      >
        {label === 'previousDay' && icon}
        {!isPhone && text}
        {label === 'nextDay' && icon}
      </Button>
    );
  };
  return (
    <Box sx={{ display: 'flex', gap: '6px', alignItems: 'center' }}>
      {step(previousDate, 'previousDay', ChevronLeft)}
      <OutlinedInput
        type="date"
        {...typed}
        slotProps={{ input: { 'aria-label': t('date') } }}
        sx={{ minHeight: { md: 36 }, fontSize: 14, flex: { xs: 1, md: 'none' }, '& input': { py: '6px' } }}
      />
      {step(nextDate, 'nextDay', ChevronRight)}
    </Box>
  );
}
