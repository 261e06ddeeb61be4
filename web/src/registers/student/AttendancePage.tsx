import Add from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DataScreen, lazyPart, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { GroupPicker, groupMessages } from '../../lib/forms/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useGroup, useTakesLeave } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { type LeavePlace, LeaveRequests } from '../../leave-requests/leave-requests.parts.ts';
import { leaveCardMessages } from '../../leave-requests/leave-card.messages.ts';
import { Explanations } from '../../absence-explanations/absence-explanations.parts.ts';
import { AttendanceDocument, type AttendanceOverviewFragment } from '../../generated/registers/attendance.ts';
import { columnsOf } from '../period-columns.ts';
import { registersMessages } from '../registers.messages.ts';
import { AttendanceHistory } from './AttendanceHistory.tsx';
import { attendance } from '../registers.screens.ts';

const Scans = lazyPart(async () => (await import('./Scans.tsx')).Scans);
const leaveTab = 'leave-requests';
const explanationsTab = 'explanations';
const scansTab = 'scans';
const historyTab = 'history';
const besideHistory = [leaveTab, explanationsTab, scansTab];

const placeOf = ({ groupId, timeZone, periods, summary }: AttendanceOverviewFragment): LeavePlace => ({
  groupId,
  timeZone,
  periodKeys: columnsOf(periods).map(({ key }) => key),
  lateLimit: summary?.minutesLateThreshold ?? 0,
});

/** A student's attendance: the history, asking to be away, what was said about absences, and scans. The tab is part of the address. */
export function AttendancePage() {
  const t = useMessages(registersMessages);
  const leave = useMessages(leaveCardMessages);
  const group = useMessages(groupMessages);
  const { groupId } = useGroup();
  const takesLeave = useTakesLeave();
  const [search, setSearch] = useSearchParams();
  const [term, setTerm] = useState<string>();
  const tab = besideHistory.find((one) => one === search.get('tab')) ?? historyTab;
  const show = (next: string) => setSearch(next === historyTab ? {} : { tab: next });
  const remote = useRemote(
    AttendanceDocument,
    groupId ? { groupId, ...(term ? { term } : {}) } : null,
    ({ attendance }) => attendance,
  );
  // The answer for the group before is still there while that of the next one is on its way: what is typed for one must not be sent to the other.
  const data = remote.data?.groupId === groupId ? remote.data : undefined;
  const shownTerm = data?.terms.find(({ name }) => name === term)?.name ?? data?.term ?? '';
  const subtitle =
    data?.summary && data.term
      ? t('subtitle', { group: data.groupName, term: data.term, count: data.summary.total })
      : data?.groupName;
  const request = (
    <Button variant="contained" startIcon={<Add />} onClick={() => show(leaveTab)}>
      {t('requestLeave')}
    </Button>
  );
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader
        title={t('attendance')}
        place={{ screen: attendance }}
        help={t('help')}
        subtitle={tab === leaveTab ? leave('intro') : subtitle}
        actions={
          <>
            <GroupPicker />
            {tab === historyTab && takesLeave && data?.term && request}
          </>
        }
      />
      {!groupId && (
        <Alert severity="info" role="status">
          {group('noGroups')}
        </Alert>
      )}
      {groupId && (
        <>
          <Tabs
            value={tab}
            onChange={(_, next: string) => show(next)}
            aria-label={t('tabs')}
            variant="scrollable"
            sx={{ mb: '18px' }}
          >
            {Object.entries({
              [historyTab]: t('history'),
              [leaveTab]: leave('tab'),
              [explanationsTab]: t('explanations'),
              [scansTab]: t('scans'),
            }).map(([value, label]) => (
              <Tab key={value} value={value} id={`tab-${value}`} aria-controls={`panel-${value}`} label={label} />
            ))}
          </Tabs>
          <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
            <DataScreen
              remote={{ ...remote, data }}
              isEmpty={(overview) => overview.term === null}
              empty={
                <Alert severity="info" role="status">
                  {t('keepsNone')}
                </Alert>
              }
            >
              {(overview) =>
                tab === leaveTab ? (
                  <LeaveRequests key={groupId} place={placeOf(overview)} />
                ) : tab === explanationsTab ? (
                  <Explanations
                    key={groupId}
                    groupId={groupId}
                    timeZone={overview.timeZone}
                    isEnabled={overview.explanationsEnabled}
                  />
                ) : tab === scansTab ? (
                  <Scans key={groupId} groupId={groupId} timeZone={overview.timeZone} />
                ) : (
                  <AttendanceHistory key={groupId} overview={overview} term={shownTerm} onTerm={setTerm} />
                )
              }
            </DataScreen>
          </Box>
        </>
      )}
    </PageWidth>
  );
}
