import { useDataProvider } from 'ra-core';
import type { Row } from './list-shapes.ts';
import { type CsvColumn, RowsExportButton } from './RowsExportButton.tsx';
export type { CsvColumn } from './RowsExportButton.tsx';
import { useList } from './use-list.ts';

type Props<T extends Row> = { readonly name: string; readonly columns: readonly CsvColumn<T>[] };

/** Saves the whole list as it is filtered and sorted now. */
export function ExportButton<T extends Row>(props: Props<T>) {
  const provider = useDataProvider();
  const { resource, sort, filter, filterValues, total, stopped, isPending } = useList<T>();
  return (
    <RowsExportButton
      {...props}
      total={total ?? stopped.total}
      more={stopped.more ?? false}
      isPending={isPending}
      read={async (page, perPage) => {
        const { data } = await provider.getList<T & { id: string }>(resource, {
          filter: { ...(filter as object | undefined), ...filterValues },
          sort,
          pagination: { page: page + 1, perPage },
        });
        return data;
      }}
    />
  );
}
