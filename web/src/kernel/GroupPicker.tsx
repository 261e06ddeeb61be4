import GroupOutlined from '@mui/icons-material/GroupOutlined';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { groupMessages } from './group.messages.ts';
import { useGroup } from './selected-group.ts';
import { useMessages } from './use-messages.ts';

/** The choice between the groups of a student who has several. */
export function GroupPicker() {
  const t = useMessages(groupMessages);
  const { groupId, groups, choose } = useGroup();
  if (groups.length < 2) return null;
  return (
    <Select
      value={groupId ?? ''}
      onChange={(event) => choose(event.target.value)}
      startAdornment={<GroupOutlined fontSize="small" aria-hidden="true" sx={{ ml: '12px' }} />}
      slotProps={{ input: { 'aria-label': t('group') } }}
      sx={{ mb: 0, maxWidth: '100%' }}
    >
      {groups.map(({ _id, name }) => (
        <MenuItem key={_id} value={_id}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}
