import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { tableStyles } from './table-styles.ts';

type Column<T> = {
  readonly label: string;
  readonly isNumber?: boolean;
  readonly render: (row: T) => ReactNode;
};
type Props<T> = {
  /** What it is read out as, where no heading says it. */
  readonly label?: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  readonly columns: readonly Column<T>[];
  /** Of a row, in pixels, where it is not that of the lists. */
  readonly height?: number;
};

/** Rows with their columns, where there is nothing to sort, select or open. */
export const SmallTable = <T,>({ label: name, rows, keyOf, columns, height }: Props<T>) => (
  <Box
    component="table"
    aria-label={name}
    sx={{ ...tableStyles, '& tbody tr': {}, ...(height && { '& td': { ...tableStyles['& td'], height } }) }}
  >
    <thead>
      <tr>
        {columns.map(({ label, isNumber }) => (
          <th key={label} scope="col" {...(isNumber && { style: { textAlign: 'end' } })}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(({ label, isNumber, render }) => (
            <td key={label} {...(isNumber && { 'data-number': '' })}>
              {render(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Box>
);
