import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DataScreen, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { dateTitle, dayOf, hourOf, useMessages } from '../../lib/i18n/index.ts';
import { GroupPicker, groupMessages } from '../../lib/forms/index.ts';
import { isStaff, isStudent, useGroup, useTakesLeave, useUser } from '../../lib/session/index.ts';
import { consoleHome, useScreens, wasRefused } from '../../lib/screens/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { DashboardDocument } from '../../generated/dashboards/dashboards.ts';
import { NoticeboardCard } from '../../news/news.parts.ts';
import { dashboardsMessages } from '../dashboards.messages.ts';
import { dashboard as dashboardScreen } from '../dashboards.screens.ts';
import { AttendanceCard } from './AttendanceCard.tsx';
import { CardColumn } from './CardColumn.tsx';
import { LeaveCard } from './LeaveCard.tsx';
import { NewsCard } from './NewsCard.tsx';
import { RegistersCard } from './RegistersCard.tsx';
import { StaffCard } from './StaffCard.tsx';
import { StudyCards } from './StudyCards.tsx';
import { TimetableCard } from './TimetableCard.tsx';

const greetings = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

/** What is next, for students and for staff. */
export function DashboardPage() {
  const t = useMessages(dashboardsMessages);
  const group = useMessages(groupMessages);
  const user = useUser();
  const { groupId } = useGroup();
  const takesLeave = useTakesLeave();
  const navigate = useNavigate();
  const remote = useRemote(DashboardDocument, groupId ? { groupId } : {}, (data) => data);
  const isRefused = wasRefused(useLocation().state);
  // Said once: the browser keeps what came with an address over a reload.
  useEffect(() => {
    if (isRefused) history.replaceState({ ...(history.state as object | null), usr: null }, ''); // The router keeps its own fields there.
  }, [isRefused]);
  const now = new Date();
  const home = consoleHome(useScreens(), user);
  const isForStaff = isStaff(user);
  // The register of the period that runs comes first.
  const runs = remote.data?.dashboard.classes?.some(({ due }) => due.some(({ state }) => state === 'now')) === true;
  // What a student does next is the next exam, below.
  const main = isStudent(user)
    ? takesLeave && (
        <Button variant="outlined" onClick={() => void navigate('/student/attendance?tab=leave-requests')}>
          {t('requestLeave')}
        </Button>
      )
    : home && (
        <Button variant={runs ? 'outlined' : 'contained'} href={home}>
          {t('openConsole')}
        </Button>
      );
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader
        title={t(greetings(hourOf(now)), { name: user.firstName })}
        place={{ screen: dashboardScreen }}
        subtitle={dateTitle(dayOf(now))}
        actions={
          <>
            <GroupPicker />
            {main}
          </>
        }
      />
      {isRefused && (
        <Alert severity="warning" role="status" sx={{ mb: '18px' }}>
          {t('refused')}
        </Alert>
      )}
      <DataScreen remote={remote}>
        {({ dashboard, notifications, noticeboard }) => (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(auto-fit, minmax(330px, 1fr))' },
              gap: { xs: '12px', md: '18px' },
              alignItems: 'start',
            }}
          >
            {isForStaff && (
              <CardColumn>
                {dashboard.classes && <RegistersCard classes={dashboard.classes} />}
                <StaffCard
                  openLeaveRequests={dashboard.openLeaveRequests ?? 0}
                  openRegisters={dashboard.registersToday ?? 0}
                />
              </CardColumn>
            )}
            {isForStaff && dashboard.classes?.[0] && <TimetableCard classes={dashboard.classes} />}
            {isStudent(user) && groupId && (
              <StudyCards key={groupId} groupId={groupId}>
                <LeaveCard requests={dashboard.leaveRequests} />
              </StudyCards>
            )}
            {!isStudent(user) && !isForStaff && (
              <Alert severity="info" role="status">
                {user.regionRoles.length > 0 || user.roles.length > 1 ? t('byNotification') : group('noGroups')}
              </Alert>
            )}
            <CardColumn>
              {isStudent(user) && <AttendanceCard summary={dashboard.attendance} />}
              {isStudent(user) && !groupId && <LeaveCard requests={dashboard.leaveRequests} />}
              <NoticeboardCard items={noticeboard} />
              <NewsCard items={notifications.items} />
            </CardColumn>
          </Box>
        )}
      </DataScreen>
    </PageWidth>
  );
}
