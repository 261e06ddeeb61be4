import Alert from '@mui/material/Alert';
import { ConsoleHeader } from '../../admin-app/ConsoleHeader.tsx';
import { DataScreen } from '../../kernel/DataScreen.tsx';
import { longDate } from '../../kernel/formats.ts';
import { usePeriodName } from '../../kernel/period-name.ts';
import { useMessages } from '../../kernel/use-messages.ts';
import { AttendanceTabs } from './AttendanceTabs.tsx';
import { OpenRegisterCard } from './OpenRegisterCard.tsx';
import { PeriodSwitch } from './PeriodSwitch.tsx';
import { PlaceSwitch } from './PlaceSwitch.tsx';
import type { RegisterGroup } from './register-admin.documents.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';
import { TakenRegister } from './TakenRegister.tsx';
import { useRegisterPlace } from './use-register-place.ts';

/** The register of a group, day and period. */
export function RegisterTab({ groups }: { readonly groups: readonly [RegisterGroup, ...RegisterGroup[]] }) {
  const t = useMessages(registerAdminMessages);
  const periodName = usePeriodName();
  const { group, day, period, go } = useRegisterPlace(groups);
  const date = day.data && longDate(day.data.date);
  return (
    <>
      <ConsoleHeader
        title={date && period ? t('title', { date, period: periodName(period.periodKey) }) : (date ?? t('attendance'))}
        subtitle={period ? t('aboutClosed', { group: group.name, start: period.start, end: period.end }) : group.name}
        crumbs={[{ label: t('attendance'), to: '/attendances' }, { label: t('register') }]}
        actions={<PlaceSwitch groups={groups} group={group} day={day.data} go={go} />}
      />
      <AttendanceTabs tab="register" />
      <DataScreen remote={day} isEmpty={({ periods }) => periods.length === 0} empty={<Alert severity="info">{t('noLessons', { date: date ?? '' })}</Alert>}>
        {({ periods }) =>
          period && (
            <>
              <PeriodSwitch periods={periods} period={period.periodKey} onPeriod={(key) => go({ period: key })} />
              {period.register ? (
                <TakenRegister
                  key={period.register.id}
                  id={period.register.id}
                  timeZone={group.timeZone}
                  onClosed={() => void day.again().catch(() => undefined)}
                />
              ) : (
                <OpenRegisterCard group={group} date={day.data?.date ?? ''} periodKey={period.periodKey} />
              )}
            </>
          )
        }
      </DataScreen>
    </>
  );
}
