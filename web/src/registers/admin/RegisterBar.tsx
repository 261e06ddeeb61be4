import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { StaffRegisterFragment } from '../../generated/registers/admin/register-admin.ts';
import { StatusChip } from '../../lib/ui/index.ts';

type Props = {
  readonly register: StaffRegisterFragment;
  /** How many are marked, and below it whether that is safe. */
  readonly progress: ReactNode;
  readonly state: ReactNode;
  readonly children?: ReactNode;
};

/**
 * The head of a register. What is saved is said in a line that is there from the beginning, and its length moves nothing: the buttons stay where
 * they are while somebody marks.
 */
export function RegisterBar({ register, progress, state, children }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '9px 12px', p: '12px 18px 9px' }}>
      <StatusChip area="register" status={register.status} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0, fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>
        {progress && <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{progress}</Box>}
        {state}
      </Box>
      {children && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '9px 12px',
            flexGrow: { xs: 1, md: 0 },
            '& > *': { flexGrow: { xs: 1, md: 0 } },
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
}
