import TableCell from '@mui/material/TableCell';
import TableRow, { type TableRowProps } from '@mui/material/TableRow';
import {
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useRecordContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { useNavigate } from 'react-router';
import { LeadCell } from './LeadCell.tsx';
import type { ListProps, Row } from './list-shapes.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { rowKeys } from './row-keys.ts';
import { StaffColumn } from './StaffColumn.tsx';
import { dataTableStyles } from './table-styles.ts';
import { useList } from './use-list.ts';
import { useOpenId } from './use-open-id.ts';

const isOwn = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label, select') !== null;

/** A click anywhere but on a control opens the row. */
function StaffRow({ children }: TableRowProps) {
  const record = useRecordContext<RaRecord<string>>();
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const { openId } = useOpenId();
  const { selectedIds } = useList();
  const { hasBulkActions } = useDataTableConfigContext();
  const { rowClick } = useDataTableCallbacksContext();
  if (!record) return null;
  const { id } = record;
  const open = async () => {
    const path = typeof rowClick === 'function' ? await rowClick(id, resource, record) : rowClick;
    if (typeof path === 'string') void navigate(path);
  };
  return (
    <TableRow
      data-state={id === openId ? 'open' : selectedIds.includes(id) ? 'selected' : undefined}
      onClick={(event) => !isOwn(event.target) && void open()}
    >
      {hasBulkActions && (
        <TableCell padding="checkbox">
          <RowCheckbox />
        </TableCell>
      )}
      {children}
    </TableRow>
  );
}
const StaffBody = (props: DataTableBodyProps) => <DataTableBody {...props} row={StaffRow} />;

/** Rows of a list, with the columns that the person wants in the order that the person wants. Up and down move between the rows. */
export function StaffTable<T extends Row>({ first, lead, columns, to, isSelectable, leadWidth }: ListProps<T>) {
  return (
    <DataTable<T & RaRecord>
      body={StaffBody}
      bulkActionButtons={isSelectable ? <></> : false}
      bulkActionsToolbar={<></>}
      rowClick={(_id, _resource, row) => to(row)}
      sx={dataTableStyles}
      onKeyDown={rowKeys}
      {...(isSelectable && { isRowSelectable: isSelectable })}
    >
      <StaffColumn
        name="lead"
        isLead={leadWidth ?? true}
        {...first}
        render={(row: T) => <LeadCell lead={lead(row)} to={to(row)} />}
      />
      {columns.map(({ key, ...column }) => (
        <StaffColumn<T> key={key} name={key} {...column} />
      ))}
    </DataTable>
  );
}
