import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CardColumn, CardSlot, preload, useCards, useWaitingRows } from '../../lib/dashboard/index.ts';
import { DataScreen, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { dateTitle, dayOf, hourOf, useMessages } from '../../lib/i18n/index.ts';
import { GroupPicker } from '../../lib/forms/index.ts';
import { appState, isStaff, isStudent, remember, useGroup, useTakesLeave, useUser } from '../../lib/session/index.ts';
import { consoleHome, labelOf, useScreens, wasRefused } from '../../lib/screens/index.ts';
import { dashboardsMessages } from '../dashboards.messages.ts';
import { dashboard as dashboardScreen } from '../dashboards.screens.ts';
import { useDashboard } from '../use-dashboard.ts';
import { RoleNote } from './RoleNote.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { attendance } from '../../registers/registers.screens.ts';

const greetings = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');
const columns = [1, 2, 3] as const;
const kinds = ['study', 'staff'] as const;
type Kind = (typeof kinds)[number];

/** What is next, for students and for staff: the cards that the slices have for this person. */
export function DashboardPage() {
  const t = useMessages(dashboardsMessages);
  const user = useUser();
  const { groupId } = useGroup();
  const takesLeave = useTakesLeave();
  const navigate = useNavigate();
  const { remote, failures } = useDashboard(groupId);
  const cards = useCards();
  const waiting = useWaitingRows();
  const [wanted, setWanted] = useState<Kind>(() => appState().selectedDashboard ?? 'study');
  const first: Kind = isStudent(user) ? 'study' : 'staff';
  useEffect(() => preload(cards.filter(({ dashboard = first }) => dashboard === first)), []);
  const isRefused = wasRefused(useLocation().state);
  // Said once: the browser keeps what came with an address over a reload.
  useEffect(() => {
    if (isRefused) history.replaceState({ ...(history.state as object | null), usr: null }, ''); // The router keeps its own fields there.
  }, [isRefused]);
  const now = new Date();
  const home = consoleHome(useScreens(), user);
  const isAnswered = (field: (typeof cards)[number]['field']) => remote.data?.[field] != null || failures.has(field);
  const counted = waiting.filter(({ field }) => isAnswered(field));
  const both = isStudent(user) && counted.length > 0;
  const kind: Kind = both ? wanted : isStudent(user) ? 'study' : 'staff';
  const present = cards.filter(({ field, dashboard = kind }) => isAnswered(field) && dashboard === kind);
  // The register of the period that runs comes first.
  const runs = remote.data?.classes?.some(({ due }) => due.some(({ state }) => state === 'now')) === true;
  const choose = (chosen: Kind | null) => {
    if (!chosen) return;
    setWanted(chosen);
    remember({ selectedDashboard: chosen });
  };
  // What a student does next is the next exam, below.
  const main =
    kind === 'study'
      ? takesLeave && (
          <Button variant="outlined" onClick={() => void navigate(`${attendance.path}?tab=leave-requests`)}>
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
            {both && (
              <ToggleButtonGroup
                exclusive
                size="small"
                value={kind}
                aria-label={t('kinds')}
                onChange={(_, chosen: Kind | null) => choose(chosen)}
              >
                {kinds.map((one) => (
                  <ToggleButton key={one} value={one}>
                    {t(one)}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
            )}
            {kind === 'study' && <GroupPicker />}
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
        {(data) => (
          <>
            {!isStudent(user) && !isStaff(user) && <RoleNote regions={data.regions} />}
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(auto-fit, minmax(330px, 1fr))' },
                gap: { xs: '12px', md: '18px' },
                alignItems: 'start',
              }}
            >
              {columns.map((column) => {
                const own = present.filter((card) => card.column === column);
                const waits = column === 1 && kind === 'staff' && counted.length > 0;
                if (own.length === 0 && !waits) return null;
                return (
                  <CardColumn key={column}>
                    {own.map((card) => (
                      <CardSlot key={labelOf(card)} card={card} data={data} failure={failures.get(card.field)} />
                    ))}
                    {waits && <WaitingCard rows={counted} data={data} failures={failures} />}
                  </CardColumn>
                );
              })}
            </Box>
          </>
        )}
      </DataScreen>
    </PageWidth>
  );
}
