import FilterAlt from '@mui/icons-material/FilterAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { SidePanel, useIsPhone } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { FilterField } from './FilterField.tsx';
import type { Filter } from './list-shapes.ts';
import { SearchField } from './SearchField.tsx';
import { useFilters } from './use-filters.ts';

type Props = { readonly search?: string; readonly filters?: readonly Filter[]; readonly actions?: ReactNode };

/** Search, the filters used most, and the others on demand; on phones they are in a sheet. */
export function FilterBar({ search, filters = [], actions }: Props) {
  const t = useMessages(adminMessages);
  const isPhone = useIsPhone();
  const state = useFilters();
  const others = filters.filter(({ isMain }) => !isMain);
  const [isOpen, setOpen] = useState(() => !isPhone && others.some(({ name }) => state.values[name]));
  const clear = state.count > 0 && (
    <Button size="small" variant="text" onClick={state.clear}>
      {t('clearFilters')}
    </Button>
  );
  if (isPhone)
    return (
      <Box sx={{ display: 'flex', gap: '9px', pb: '12px', flexWrap: 'wrap' }}>
        {search && <SearchField label={search} />}
        {filters.length > 0 && (
          <Button variant="outlined" startIcon={<FilterAlt />} onClick={() => setOpen(true)}>
            {state.count > 0 ? t('filtersSet', { count: state.count }) : t('filters')}
          </Button>
        )}
        {actions}
        <SidePanel
          open={isOpen}
          title={t('filters')}
          onClose={() => setOpen(false)}
          footer={
            <>
              <Button variant="contained" onClick={() => setOpen(false)}>
                {t('showResults')}
              </Button>
              {clear}
            </>
          }
        >
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
            {filters.map((filter) => (
              <FilterField key={filter.name} filter={filter} state={state} isLabelled isCompact={false} />
            ))}
          </Box>
        </SidePanel>
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '12px', pb: '15px' }}>
      <Box sx={{ display: 'flex', gap: '9px', flexWrap: 'wrap', alignItems: 'center' }}>
        {search && <SearchField label={search} />}
        {filters
          .filter(({ isMain }) => isMain)
          .map((filter) => (
            <FilterField key={filter.name} filter={filter} state={state} />
          ))}
        {others.length > 0 && (
          <Button
            size="small"
            variant="text"
            startIcon={<FilterAlt />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'fewerFilters' : 'addFilter')}
          </Button>
        )}
        {clear}
        {actions && <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: '9px' }}>{actions}</Box>}
      </Box>
      {isOpen && (
        <Box sx={{ display: 'flex', gap: '9px', flexWrap: 'wrap', alignItems: 'flex-end' }}>
          {others.map((filter) => (
            <FilterField key={filter.name} filter={filter} state={state} isLabelled />
          ))}
        </Box>
      )}
    </Box>
  );
}
