import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { groupPermissions } from '@paideia/events/groups/group.permissions.ts';
import { dayMonthYear, dayOfYear } from '../../console/dates.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { DataScreen, SectionCard, ToneChip } from '../../lib/ui/index.ts';
import { GroupTermsDocument, type GroupTermFragment } from '../../generated/groups/admin/term-locks.ts';
import type { AdminGroupDetailFragment } from '../../generated/groups/admin/groups-admin.ts';
import { LockTerm, UnlockTerm } from './TermActs.tsx';
import { termLocksMessages } from './term-locks.messages.ts';

/** The terms of a group: which are locked, since when and by whom, and the way to lock or unlock them. */
export function GroupTerms({ group }: { readonly group: AdminGroupDetailFragment }) {
  const t = useMessages(termLocksMessages);
  const remote = useRemote(GroupTermsDocument, { groupId: group.id }, ({ groupTerms }) => groupTerms);
  const mayLock = may(useUser(), groupPermissions.LockTerm, { regionId: group.regionId });
  return (
    <SectionCard title={t('terms')}>
      <Box sx={{ p: '0 18px 9px' }}>
        <DataScreen remote={remote} isEmpty={(terms) => terms.length === 0} empty={t('noTerms')}>
          {(terms) => (
            <Box component="ul" sx={{ '& li + li': { borderTop: '1px solid var(--line)' } }}>
              {terms.map((term) => (
                <Box
                  component="li"
                  key={term.name}
                  sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 18px', py: '9px' }}
                >
                  <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                    <Typography component="h3" sx={{ fontSize: 14, fontWeight: 600, overflowWrap: 'anywhere' }}>
                      {term.name}
                    </Typography>
                    <Box sx={{ fontSize: 13, color: 'var(--ink-2)' }}>
                      {dayOfYear(term.from)} – {dayOfYear(term.to)}, {t('courses', { count: term.courseIds.length })}
                    </Box>
                    {term.lockedAt !== null && <Standing term={term} lockedAt={term.lockedAt} />}
                  </Box>
                  {mayLock && <Acts group={group} term={term} again={remote.again} />}
                </Box>
              ))}
            </Box>
          )}
        </DataScreen>
      </Box>
    </SectionCard>
  );
}

function Standing({ term, lockedAt }: { readonly term: GroupTermFragment; readonly lockedAt: string }) {
  const t = useMessages(termLocksMessages);
  const date = dayMonthYear(lockedAt);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3px 9px', mt: '6px', fontSize: 13 }}>
      <ToneChip tone="info" icon={Lock}>
        {t('locked')}
      </ToneChip>
      <span>{term.lockedBy === null ? t('lockedSince', { date }) : t('lockedBy', { date, name: term.lockedBy })}</span>
    </Box>
  );
}

type ActsProps = {
  readonly group: AdminGroupDetailFragment;
  readonly term: GroupTermFragment;
  readonly again: () => Promise<unknown>;
};
function Acts(props: ActsProps) {
  return props.term.lockedAt === null ? <LockTerm key="lock" {...props} /> : <UnlockTerm key="unlock" {...props} />;
}
