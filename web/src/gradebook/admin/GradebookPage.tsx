import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { useGroupsAsChoices } from '../../console/use-places.ts';
import { Dropdown } from '../../lib/forms/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import { GroupChoicesDocument } from '../../generated/console/places.ts';
import { gradebook } from '../gradebook.screens.ts';
import { Gradebook } from './Gradebook.tsx';
import { gradebookMessages } from './gradebook.messages.ts';

/** `/gradebook?group=`: what the students of a group were graded. */
export function GradebookPage() {
  const t = useMessages(gradebookMessages);
  const [search, setSearch] = useSearchParams();
  const asChoices = useGroupsAsChoices();
  const remote = useRemote(GroupChoicesDocument, {}, ({ groupChoices }) => groupChoices);
  return (
    <ConsolePage>
      <ConsoleHeader screen={gradebook} />
      <DataScreen
        remote={remote}
        isEmpty={(groups) => groups.length === 0}
        empty={<Alert severity="info">{t('noGroups')}</Alert>}
      >
        {(groups) => {
          const wanted = search.get('group');
          const usual = groups.find(({ hasClasses }) => hasClasses) ?? groups[0]!;
          const groupId = (wanted === null ? usual : groups.find(({ _id }) => _id === wanted))?._id;
          return (
            <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
              <div data-print="no">
                <Dropdown
                  label={t('group')}
                  isCompact
                  hasPlaceholder={groupId === undefined}
                  value={groupId ?? ''}
                  options={asChoices(groups, ({ name, regionName }) => (regionName ? `${name}, ${regionName}` : name))}
                  onChange={(group) => setSearch({ group })}
                />
              </div>
              {groupId === undefined ? (
                <Alert severity="info">{t('groupGone')}</Alert>
              ) : (
                <Gradebook key={groupId} groupId={groupId} />
              )}
            </Box>
          );
        }}
      </DataScreen>
    </ConsolePage>
  );
}
