import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { assignmentPermissions } from '@paideia/events/assignments/assignment.permissions.ts';
import { AppLink, DataScreen, SectionCard } from '../../lib/ui/index.ts';
import { dateTime, number, useMessages } from '../../lib/i18n/index.ts';
import { may, userHasRole, useUser } from '../../lib/session/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { AssignmentDialog } from './AssignmentDialog.tsx';
import { GroupAssignmentsDocument } from '../../generated/assignments/admin/assignments-admin.ts';
import type { LockedTermFragment } from '../../generated/groups/admin/term-locks.ts';
import { assignmentsAdminMessages } from './assignments-admin.messages.ts';
import { submissions } from '../../submissions/submissions.screens.ts';

type Group = {
  readonly groupId: string;
  readonly regionId: string;
  readonly archived: boolean;
  readonly timeZone: string;
  readonly courseIds: readonly string[];
  readonly lockedTerms: readonly LockedTermFragment[];
};

type Props = {
  readonly group: Group;
};

/** The assignments of a group, those that are due first come first. */
export function GroupAssignments({ group: { groupId, regionId, archived, timeZone, courseIds, lockedTerms } }: Props) {
  const t = useMessages(assignmentsAdminMessages);
  const user = useUser();
  const mayEdit = !archived && may(user, assignmentPermissions.DefineAssignment, { regionId });
  const remote = useRemote(GroupAssignmentsDocument, { groupId }, ({ allAssignments }) => allAssignments.items);
  /** It is null for a new one. */
  const [openId, setOpenId] = useState<string | null>();
  const opened = remote.data?.find(({ id }) => id === openId);
  return (
    <SectionCard
      title={t('assignments')}
      aside={
        mayEdit && (
          <Button variant="outlined" size="small" startIcon={<Add />} onClick={() => setOpenId(null)}>
            {t('newAssignment')}
          </Button>
        )
      }
      sx={{ overflow: 'hidden' }}
    >
      <DataScreen
        remote={remote}
        isEmpty={(rows) => rows.length === 0}
        empty={<Box sx={{ p: '0 18px 18px', fontSize: 14, color: 'var(--ink-2)' }}>{t('noAssignments')}</Box>}
      >
        {(rows) => (
          <ul>
            {rows.map(({ id, title, courseTitle, type, weight, dueAt }) => (
              <Box
                component="li"
                key={id}
                sx={{
                  borderTop: '1px solid var(--line)',
                  p: '12px 18px',
                  display: 'grid',
                  gap: '6px 18px',
                  fontSize: 14,
                  lineHeight: '20px',
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1.6fr) auto' },
                }}
              >
                <Box sx={{ minWidth: 0 }}>
                  <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Box>
                  <Box sx={{ fontSize: 13, color: 'var(--ink-2)' }}>{courseTitle}</Box>
                </Box>
                <div>
                  {t('due')} {dateTime(dueAt, timeZone)}
                  <Box sx={{ fontSize: 13, color: 'var(--ink-2)' }}>
                    {t(type)}, {t('weight')} {number(weight, weight % 1 === 0 ? 0 : 2)}
                  </Box>
                </div>
                <Box sx={{ display: 'flex', gap: '12px', alignItems: 'center', justifyContent: { md: 'flex-end' } }}>
                  {userHasRole(user, 'admin') && (
                    <AppLink
                      to={`${submissions.path}?filter=${encodeURIComponent(JSON.stringify({ groupId, assignmentId: id }))}`}
                    >
                      {t('work')}
                    </AppLink>
                  )}
                  {mayEdit && (
                    <Button
                      size="small"
                      variant="outlined"
                      aria-label={t('changeOf', { title })}
                      onClick={() => setOpenId(id)}
                    >
                      {t('change')}
                    </Button>
                  )}
                </Box>
              </Box>
            ))}
          </ul>
        )}
      </DataScreen>
      {openId !== undefined && (openId === null || opened) && (
        <AssignmentDialog
          key={openId}
          groupId={groupId}
          timeZone={timeZone}
          courseIds={courseIds}
          lockedTerms={lockedTerms}
          assignment={opened}
          again={remote.again}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </SectionCard>
  );
}
