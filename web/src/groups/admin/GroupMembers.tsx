import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dayOfYear } from '../../console/dates.ts';
import { LinkRows } from '../../console/LinkRows.tsx';
import { tableStyles } from '../../console/list/table-styles.ts';
import { AppLink, DataScreen, Pager, StatusChip, useIsPhone } from '../../lib/ui/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { studentRecord } from '../../student-records/student-records.screens.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { GroupMembersDocument, type GroupMemberFragment } from '../../generated/groups/admin/groups-admin.ts';
import { groupsAdminMessages } from './groups-admin.messages.ts';

const perPage = 25;

/** Who is or was in a group, by name; each opens the student's record. */
export function GroupMembers({ id }: { readonly id: string }) {
  const t = useMessages(groupsAdminMessages);
  const isPhone = useIsPhone();
  const [page, setPage] = useState(0);
  const remote = useRemote(GroupMembersDocument, { id, page, perPage }, ({ Group }) => Group.members);
  const to = ({ userId }: GroupMemberFragment) => addressOf(studentRecord, { id: userId });
  const nameOf = ({ name }: GroupMemberFragment) => name ?? t('erased');
  return (
    <Card component="section" sx={{ mt: '18px', overflow: 'hidden' }}>
      <Typography component="h2" variant="h4" sx={{ p: '15px 18px 6px' }}>
        {t('members')}
      </Typography>
      <Box sx={{ p: isPhone ? '0 18px' : 0 }}>
        <DataScreen remote={remote} isEmpty={({ items }) => items.length === 0}>
          {({ items, total, more }) => (
            <>
              {isPhone ? (
                <LinkRows
                  rows={items.map((one) => ({
                    key: one.id,
                    to: to(one),
                    text: nameOf(one),
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
                      <th scope="col">{t('member')}</th>
                      <th scope="col">{t('enrolment')}</th>
                      <th scope="col">{t('since')}</th>
                      <th scope="col">{t('until')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {items.map((one) => (
                      <tr key={one.id}>
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
    </Card>
  );
}
