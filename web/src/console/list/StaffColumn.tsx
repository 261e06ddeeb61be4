import { DataTable, useDataTableRenderContext, useDataTableSortContext, type RaRecord } from 'react-admin';
import type { Column, Row } from './list-shapes.ts';

type Props<T extends Row> = Omit<Column<T>, 'key'> & {
  readonly name: string;
  /** The column that names and opens the row: always there. */
  readonly isLead?: boolean | 'wide' | 'narrow';
};

/** One column of a list: its head says how the list is sorted, and its name is what a person's choice of columns knows it by. */
export function StaffColumn<T extends Row>({
  name,
  label,
  sort,
  isNumber = false,
  isSecondary = false,
  isLead = false,
  render,
}: Props<T>) {
  const place = useDataTableRenderContext();
  const present = useDataTableSortContext();
  if (place === 'columnsSelector') return null;
  const isSorted = place === 'header' && sort !== undefined && present?.field === sort;
  return (
    <DataTable.Col<T & RaRecord>
      source={sort ?? name}
      label={label}
      disableSort={sort === undefined}
      render={render}
      {...(isNumber && { align: 'right' as const })}
      {...(place === 'header' ? { scope: 'col' } : {})}
      {...(isSorted && { sortDirection: present.order === 'DESC' ? ('desc' as const) : ('asc' as const) })}
      className={[isSecondary && 'secondary', isLead && 'lead', typeof isLead === 'string' && isLead]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
