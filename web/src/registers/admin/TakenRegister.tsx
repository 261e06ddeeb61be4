import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { registerPermissions } from '@paideia/events/registers/register.permissions.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { KeyboardCard } from './KeyboardCard.tsx';
import { RegisterCard } from './RegisterCard.tsx';
import { useRegister } from './use-register.ts';

type Props = { readonly id: string; readonly timeZone: string; readonly onClosed: () => void };

/** A register that there is, and beside it its keys where there is a keyboard. */
export function TakenRegister({ id, timeZone, onClosed }: Props) {
  const user = useUser();
  const remote = useRegister(id);
  const isWide = useMediaQuery('(min-width:1200px)', { noSsr: true });
  return (
    <DataScreen remote={remote}>
      {(register) => (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: isWide && register.status === 'open' ? 'minmax(0, 1fr) 240px' : 'minmax(0, 1fr)',
            gap: '18px',
            alignItems: 'start',
          }}
        >
          <RegisterCard
            key={register.id}
            register={register}
            timeZone={timeZone}
            again={remote.again}
            onClosed={onClosed}
          />
          {isWide && register.status === 'open' && (
            <aside>
              <KeyboardCard
                mayExcuse={may(user, registerPermissions.ExcuseAttendance, { regionId: register.regionId })}
              />
            </aside>
          )}
        </Box>
      )}
    </DataScreen>
  );
}
