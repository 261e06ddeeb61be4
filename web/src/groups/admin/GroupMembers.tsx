import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { enrolmentPermissions } from '@paideia/events/enrolments/enrolment.permissions.ts';
import { userEditMessages } from '../../accounts/admin/user-edit.messages.ts';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { dayOfYear } from '../../console/dates.ts';
import { LinkRows } from '../../console/LinkRows.tsx';
import { AppLink, DataScreen, Pager, StatusChip, tableStyles, useIsPhone, usePastEnd } from '../../lib/ui/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { studentRecord } from '../../student-records/student-records.screens.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { AddStudentsDialog } from './AddStudentsDialog.tsx';
import { CorrectStartDialog } from './CorrectStartDialog.tsx';
import { EndEnrolmentsDialog } from './EndEnrolmentsDialog.tsx';
import {
  GroupMembersDocument,
  type AdminGroupDetailFragment,
  type GroupMemberFragment,
} from '../../generated/groups/admin/groups-admin.ts';
import { groupStaffMessages } from './group-staff.messages.ts';
import { groupsAdminMessages } from './groups-admin.messages.ts';

const perPage = 25;

/** Who is or was in a group, by name; each opens the student's record. Admins graduate or withdraw those who are in it now, several at once. */
export function GroupMembers({ group }: { readonly group: AdminGroupDetailFragment }) {
  const { id } = group;
  const t = useMessages(groupsAdminMessages);
  const isPhone = useIsPhone();
  const [page, setPage] = useState(0);
  const remote = useRemote(GroupMembersDocument, { id, page, perPage }, ({ Group }) => Group.members);
  usePastEnd({ remote, found: remote.data, page, perPage, onPage: setPage });
  const acts = useMessages(userEditMessages);
  const admin = useMessages(adminMessages);
  const mayEnd = may(useUser(), enrolmentPermissions.GraduateStudent, { regionId: group.regionId });
  const [picked, setPicked] = useState<readonly GroupMemberFragment[]>([]);
  const staff = useMessages(groupStaffMessages);
  const mayAdd = may(useUser(), enrolmentPermissions.EnrolStudent, { regionId: group.regionId }) && !group.archived;
  const [isAdding, setAdding] = useState(false);
  const [wish, setWish] = useState<'graduate' | 'withdraw' | 'correct'>();
  const pick = (one: GroupMemberFragment, isOn: boolean) =>
    setPicked(isOn ? [...picked, one] : picked.filter(({ id: other }) => other !== one.id));
  const finish = () => {
    setWish(undefined);
    setAdding(false);
    setPicked([]);
    void remote.again();
  };
  const checkbox = (one: GroupMemberFragment) =>
    one.status === 'active' && (
      <Checkbox
        size="small"
        checked={picked.some((other) => other.id === one.id)}
        onChange={(_, isOn) => pick(one, isOn)}
        slotProps={{ input: { 'aria-label': admin('selectRow', { name: nameOf(one) }) } }}
      />
    );
  const to = ({ userId }: GroupMemberFragment) => addressOf(studentRecord, { id: userId });
  const nameOf = ({ name }: GroupMemberFragment) => name ?? t('erased');
  return (
    <Card component="section" sx={{ mt: '18px', overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '6px 12px',
          minHeight: 66,
          p: '9px 18px 6px',
        }}
      >
        <Typography component="h2" variant="h4">
          {t('members')}
        </Typography>
        {mayAdd && picked.length === 0 && (
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {staff('addStudents')}
          </Button>
        )}
        {picked.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px', fontSize: 14 }}>
            <span role="status">{t('studentCount', { count: picked.length })}</span>
            <Button variant="contained" onClick={() => setWish('graduate')}>
              {acts('graduate')}
            </Button>
            <Button variant="text" onClick={() => setWish('correct')}>
              {staff('correctStart')}
            </Button>
            <Button variant="text" color="error" onClick={() => setWish('withdraw')}>
              {acts('withdraw')}
            </Button>
          </Box>
        )}
      </Box>
      <Box sx={{ p: remote.data?.items.length === 0 ? '0 18px 18px' : isPhone ? '0 18px' : 0 }}>
        <DataScreen remote={remote} isEmpty={({ items }) => items.length === 0}>
          {({ items, total, more }) => (
            <>
              {isPhone ? (
                <LinkRows
                  rows={items.map((one) => ({
                    key: one.id,
                    to: to(one),
                    text: nameOf(one),
                    before: mayEnd && <Box sx={{ flex: 'none', width: 36, ml: '-9px' }}>{checkbox(one)}</Box>,
                    aside: <StatusChip area="enrolment" status={one.status} />,
                  }))}
                />
              ) : (
                <Box
                  component="table"
                  sx={{ ...tableStyles, '& tbody tr': {}, '& td': { ...tableStyles['& td'], height: 45 } }}
                >
                  <thead>
                    <tr>
                      {mayEnd && <td style={{ width: 48 }} />}
                      <th scope="col">{t('member')}</th>
                      <th scope="col">{t('enrolment')}</th>
                      <th scope="col">{t('since')}</th>
                      <th scope="col">{t('until')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {items.map((one) => (
                      <tr key={one.id}>
                        {mayEnd && <td>{checkbox(one)}</td>}
                        <td>
                          <b style={{ fontWeight: 600 }}>
                            <AppLink to={to(one)}>{nameOf(one)}</AppLink>
                          </b>
                        </td>
                        <td>
                          <StatusChip area="enrolment" status={one.status} />
                        </td>
                        <td>{dayOfYear(one.startedOn)}</td>
                        <td>{one.endedOn && dayOfYear(one.endedOn)}</td>
                      </tr>
                    ))}
                  </tbody>
                </Box>
              )}
              <Pager page={page} perPage={perPage} total={total} more={more} onPage={setPage} />
            </>
          )}
        </DataScreen>
      </Box>
      {isAdding && <AddStudentsDialog group={group} onClose={() => setAdding(false)} onFinish={finish} />}
      {wish === 'correct' && (
        <CorrectStartDialog group={group} members={picked} onClose={() => setWish(undefined)} onFinish={finish} />
      )}
      {wish && wish !== 'correct' && (
        <EndEnrolmentsDialog
          wish={wish}
          group={group}
          members={picked}
          onClose={() => setWish(undefined)}
          onFinish={finish}
        />
      )}
    </Card>
  );
}
