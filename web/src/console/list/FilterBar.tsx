import FilterAlt from '@mui/icons-material/FilterAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FilterLiveForm } from 'ra-core';
import { useContext, useState, type ReactNode } from 'react';
import { SidePanel, useIsPhone } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { FilterInput } from './FilterInput.tsx';
import type { Filter } from './list-shapes.ts';
import { ListSlot } from './list-slot.ts';
import { SavedViews } from './SavedViews.tsx';
import { useList } from './use-list.ts';

type Props = { readonly search?: string; readonly filters?: readonly Filter[]; readonly actions?: ReactNode };
type Shown = Parameters<typeof FilterInput>[0];

const FilterFields = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 9,
  '& > div': { maxWidth: '100%' },
  '@media (max-width:767.98px)': { '& > div': { width: '100%', display: 'flex', '& > *': { flex: 1, minWidth: 0 } } },
});

/** A choice is asked for at once; what is typed waits in its own input. */
const form = (filters: readonly Filter[], look: Partial<Shown> = {}) =>
  filters.length > 0 && (
    <FilterLiveForm debounce={0} formComponent={FilterFields}>
      {filters.map((filter) => (
        <div key={filter.name}>
          <FilterInput source={filter.name} filter={filter} {...look} />
        </div>
      ))}
    </FilterLiveForm>
  );

/** Search, the filters used most, and the others on demand; on phones they are in a sheet. Then the views that a person has saved, and the columns. */
export function FilterBar({ search, filters = [], actions }: Props) {
  const t = useMessages(adminMessages);
  const isPhone = useIsPhone();
  const { setSlot } = useContext(ListSlot);
  const { filterValues, setFilters } = useList();
  const count = Object.keys(filterValues).filter((name) => name !== 'q' && filterValues[name]).length;
  const sought: readonly Filter[] = search ? [{ kind: 'search', name: 'q', label: search }] : [];
  const main = filters.filter(({ isMain }) => isMain);
  const others = filters.filter(({ isMain }) => !isMain);
  const [isOpen, setOpen] = useState(() => !isPhone && others.some(({ name }) => filterValues[name]));
  const clear = count > 0 && (
    <Button size="small" variant="text" onClick={() => setFilters({})}>
      {t('clearFilters')}
    </Button>
  );
  if (isPhone)
    return (
      <Box sx={{ display: 'flex', gap: '9px', pb: '12px', flexWrap: 'wrap', '& form': { flex: '1 1 150px' } }}>
        {form(sought)}
        {filters.length > 0 && (
          <Button variant="outlined" startIcon={<FilterAlt />} onClick={() => setOpen(true)}>
            {count > 0 ? t('filtersSet', { count }) : t('filters')}
          </Button>
        )}
        <SavedViews />
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
          <Box sx={{ '& form': { flexDirection: 'column', gap: '15px' } }}>
            {form(filters, { isLabelled: true, isCompact: false })}
          </Box>
        </SidePanel>
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '12px', pb: '15px' }}>
      <Box sx={{ display: 'flex', gap: '9px', flexWrap: 'wrap', alignItems: 'center' }}>
        {form([...sought, ...main])}
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
        <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: '3px', alignItems: 'center' }}>
          <SavedViews />
          <span ref={setSlot} style={{ display: 'contents' }} />
          {actions}
        </Box>
      </Box>
      {isOpen && form(others, { isLabelled: true })}
    </Box>
  );
}
