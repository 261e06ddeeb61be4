import OutlinedInput from '@mui/material/OutlinedInput';
import Search from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { MinistryStatus } from '../../generated/schema.ts';
import { useDebounced } from '../../lib/data/index.ts';
import { Dropdown } from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { ministriesMessages } from '../ministries.messages.ts';
import { MinistryList } from './MinistryList.tsx';
import { useMinistries } from './use-ministries.ts';

const statuses = ['pending', 'approved', 'hidden'] as const satisfies readonly MinistryStatus[];

/** The filter is in the address, as lists of the console have theirs: the dashboard and letters lead to what waits. */
function statusIn(filter: string | null): MinistryStatus | '' {
  try {
    const { status } = JSON.parse(filter ?? '{}') as { readonly status?: unknown };
    return statuses.find((one) => one === status) ?? '';
  } catch {
    return '';
  }
}

/** What alumni see of each other. Alumni admins see all, and ask for what waits for them. */
export function AllMinistries() {
  const t = useMessages(ministriesMessages);
  const { isAlumniAdmin } = useUser();
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const status = isAlumniAdmin ? statusIn(search.get('filter')) : '';
  const listed = useMinistries({ mine: false, status, q });
  const { total, more } = listed.remote.data ?? {};
  const isNarrowed = q !== '' || status !== '';
  return (
    <>
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 18px', mb: '12px' }}>
        <OutlinedInput
          type="search"
          value={text}
          placeholder={t('search')}
          onChange={({ target }) => setText(target.value)}
          startAdornment={<Search aria-hidden="true" sx={{ fontSize: 20, color: 'var(--ink-3)' }} />}
          slotProps={{ input: { 'aria-label': t('search') } }}
          sx={{ flex: { xs: '1 1 100%', md: '0 1 330px' }, minHeight: { md: 36 }, '& input': { py: { md: '6px' } } }}
        />
        {isAlumniAdmin && (
          <Dropdown
            isCompact
            label={t('status')}
            value={status}
            options={[
              { value: '' as const, label: t('anyStatus') },
              ...statuses.map((value) => ({ value, label: t(value) })),
            ]}
            onChange={(next: MinistryStatus | '') =>
              setSearch(next === '' ? {} : { filter: JSON.stringify({ status: next }) })
            }
          />
        )}
        <Box component="span" aria-live="polite" sx={{ fontSize: 13, color: 'var(--ink-2)' }}>
          {total !== undefined && t('found', { count: `${number(total)}${more ? '+' : ''}` })}
        </Box>
      </Box>
      <MinistryList {...listed} empty={t(isNarrowed ? 'noneFound' : 'none')} />
    </>
  );
}
