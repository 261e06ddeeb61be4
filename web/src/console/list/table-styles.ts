import { tableStyles } from '../../lib/ui/index.ts';

/** The one table for react-admin's table. What is secondary goes where the list has little room, whatever takes the room. */
export const dataTableStyles = {
  containerType: 'inline-size',
  '& table': tableStyles,
  '& td.MuiTableCell-paddingCheckbox, & th.MuiTableCell-paddingCheckbox': { width: 48 },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& th.lead': { minWidth: 180 },
  '& td.lead': { maxWidth: 0, width: '32%' },
  '& td.wide': { width: '56%' },
  '& .select-all svg': { fontSize: 20 },
  '& tr[data-state] td.lead span[aria-hidden]': { backgroundColor: 'var(--paper)' },
  '& th .MuiTableSortLabel-root': { minHeight: 24 },
  '& th .MuiTableSortLabel-icon': { fontSize: 16 },
  '& .RaDataTable-headerCell': { position: 'static' },
  // The name of a column of numbers ends where they do: what says how it is sorted comes before it.
  '& th.MuiTableCell-alignRight': { textAlign: 'end' },
  // It makes way for the secondary columns; without them it need not.
  '@container (min-width: 900.02px)': { '& td.lead.narrow': { width: '22%' } },
  '@container (max-width: 900px)': { '& .secondary': { display: 'none' } },
} as const;
