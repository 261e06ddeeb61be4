import EditNote from '@mui/icons-material/EditNoteOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { kernelMessages, usePeriodName } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { RegisterPeriodFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';

type Props = {
  readonly periods: readonly RegisterPeriodFragment[];
  readonly period: string;
  readonly onPeriod: (key: string) => void;
};

/** The periods of the day, each with its time and whether its register is open or closed. */
export function PeriodSwitch({ periods, period, onPeriod }: Props) {
  const t = useMessages(registerAdminMessages);
  const kernel = useMessages(kernelMessages);
  const periodName = usePeriodName();
  return (
    <ToggleButtonGroup
      exclusive
      value={period}
      onChange={(_, key: string | null) => key && onPeriod(key)}
      aria-label={t('periods')}
      sx={{ flexWrap: 'wrap', maxWidth: '100%' }}
    >
      {periods.map(({ periodKey, start, register }) => {
        const state = register?.status;
        const Icon = state === 'closed' ? Lock : EditNote;
        return (
          <ToggleButton key={periodKey} value={periodKey} sx={{ whiteSpace: 'nowrap', px: '12px', height: { md: 36 } }}>
            {periodName(periodKey)}
            <Box component="span" sx={{ fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
              {start}
            </Box>
            {state && (
              <Icon sx={{ fontSize: 16 }} titleAccess={kernel(state === 'closed' ? 'statusClosed' : 'statusOpen')} />
            )}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
