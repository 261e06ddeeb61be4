import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRemote } from '../../lib/data/index.ts';
import { groupMessages } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useGroup } from '../../lib/session/index.ts';
import { DataScreen, EmptyState, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { MyGroupsDocument } from '../../generated/groups/student-groups.ts';
import { myGroups } from '../groups.screens.ts';
import { StudentGroupCard } from '../StudentGroupCard.tsx';
import { studentGroupsMessages } from '../student-groups.messages.ts';

/** `/student/groups`: the groups of a student, their courses and contacts, and which of them is looked at. */
export function MyGroupsPage() {
  const t = useMessages(studentGroupsMessages);
  const words = useMessages(groupMessages);
  const { groupId, choose } = useGroup();
  const remote = useRemote(MyGroupsDocument, {}, (data) => data.myGroups);
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader title={t('title')} place={{ screen: myGroups }} subtitle={t('subtitle')} />
      <DataScreen
        remote={remote}
        isEmpty={(groups) => groups.length === 0}
        empty={<EmptyState>{words('noGroups')}</EmptyState>}
      >
        {(groups) => (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
            {groups.map((group) => (
              <StudentGroupCard
                key={group._id}
                group={group}
                aside={
                  groups.length > 1 &&
                  (group._id === groupId ? (
                    <Box component="span" sx={{ fontSize: 14, color: 'var(--ink-2)' }}>
                      {t('selected')}
                    </Box>
                  ) : (
                    <Button
                      variant="outlined"
                      aria-label={`${t('select')}: ${group.name}`}
                      onClick={() => choose(group._id)}
                    >
                      {t('select')}
                    </Button>
                  ))
                }
              />
            ))}
          </Box>
        )}
      </DataScreen>
    </PageWidth>
  );
}
