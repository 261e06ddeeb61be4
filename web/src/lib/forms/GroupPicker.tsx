import Box from '@mui/material/Box';
import { Dropdown } from './Dropdown.tsx';
import { groupMessages } from './group.messages.ts';
import { useGroup } from '../session/selected-group.ts';
import { useMessages } from '../i18n/use-messages.ts';

/** A student who has several groups chooses between them here. */
export function GroupPicker() {
  const t = useMessages(groupMessages);
  const { groupId, groups, choose } = useGroup();
  if (groups.length < 2) return null;
  return (
    // It stands within something of its own, so that it takes no place for a neighbour below.
    <Box sx={{ display: 'flex' }}>
      <Dropdown
        label={t('group')}
        value={groupId ?? ''}
        options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={choose}
      />
    </Box>
  );
}
