import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { useGroupsAsChoices } from '../../console/use-places.ts';
import { Dropdown } from '../../lib/forms/index.ts';
import { DataScreen, usePeriodName } from '../../lib/ui/index.ts';
import { dateTitle, type Translate, useMessages } from '../../lib/i18n/index.ts';
import { AttendanceTabs } from './AttendanceTabs.tsx';
import { DaySwitch } from './DaySwitch.tsx';
import { OpenRegisterCard } from './OpenRegisterCard.tsx';
import { PeriodSwitch } from './PeriodSwitch.tsx';
import type { RegisterGroupFragment, RegisterPeriodFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';
import { TakenRegister } from './TakenRegister.tsx';
import { useRegisterPlace } from './use-register-place.ts';
import { registers } from '../registers.screens.ts';

const aboutText = (
  { name }: RegisterGroupFragment,
  { start, end, register }: RegisterPeriodFragment,
  t: Translate<keyof typeof registerAdminMessages>,
) =>
  register
    ? t('about', { group: name, start, end, count: register.minutesLateThreshold })
    : t('aboutClosed', { group: name, start, end });

type Props = {
  readonly groups: readonly [RegisterGroupFragment, ...RegisterGroupFragment[]];
  readonly load: () => void;
};

/** It shows the register of a group, day and period. */
export function RegisterTab({ groups, load }: Props) {
  const t = useMessages(registerAdminMessages);
  const periodName = usePeriodName();
  const asChoices = useGroupsAsChoices();
  const { group, day, date: wanted, period, go } = useRegisterPlace(groups);
  const date = day.data && dateTitle(day.data.date);
  return (
    <>
      <ConsoleHeader
        title={date && period ? t('title', { date, period: periodName(period.periodKey) }) : (date ?? t('attendance'))}
        subtitle={period ? aboutText(group, period, t) : group.name}
        screen={registers}
        below={[{ label: t('register') }]}
        actions={
          groups.length > 1 && (
            <Dropdown
              isCompact
              label={t('group')}
              value={group._id}
              options={asChoices(groups)}
              onChange={(_id) => go({ group: _id })}
              onCome={load}
            />
          )
        }
      />
      <AttendanceTabs tab="register" />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: '12px',
          mb: '15px',
          '& > *': { flexGrow: { xs: 1, md: 0 } },
        }}
      >
        {period && day.data && (
          <PeriodSwitch periods={day.data.periods} period={period.periodKey} onPeriod={(key) => go({ period: key })} />
        )}
        <DaySwitch day={day.data} date={wanted} go={go} />
      </Box>
      <DataScreen
        remote={day}
        isEmpty={({ periods }) => periods.length === 0}
        empty={<Alert severity="info">{t('noLessons', { date: date ?? '' })}</Alert>}
      >
        {({ date: loadedDate }) =>
          period &&
          (period.register ? (
            <TakenRegister
              key={period.register.id}
              id={period.register.id}
              timeZone={group.timeZone}
              onClosed={() => void day.again().catch(() => undefined)}
            />
          ) : (
            <OpenRegisterCard group={group} date={loadedDate} periodKey={period.periodKey} />
          ))
        }
      </DataScreen>
    </>
  );
}
