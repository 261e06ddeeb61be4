import { sendFile } from '../../lib/data/index.ts';
import type { Mapping } from './mapping.ts';

export type RowIssue = {
  readonly line: number;
  readonly column: string;
  readonly code: string;
  readonly otherLine: number | null;
};
export type Preview = {
  readonly columns: readonly string[];
  readonly mapping: Mapping;
  readonly rowCount: number;
  readonly peopleCount: number;
  readonly sample: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly issueCount: number;
  readonly issues: readonly RowIssue[];
};
const type = 'text/csv';

/** Has the file looked at; nothing is written. Without a mapping the server guesses one. */
export const previewPeople = (file: Blob, regionId: string, mapping?: Mapping): Promise<Preview> =>
  sendFile<Preview>(
    `/imports/users/preview?${new URLSearchParams({ regionId, ...(mapping && { mapping: JSON.stringify(mapping) }) })}`,
    file,
    type,
  );

export type Wish = {
  readonly importId: string;
  readonly regionId: string;
  readonly groupIds: readonly string[];
  readonly fileName: string;
  readonly mapping: Mapping;
};
/** Begins the import. Sent again under the same id it goes on where it stopped. */
export const startImport = (
  file: Blob,
  { importId, regionId, groupIds, fileName, mapping }: Wish,
): Promise<{ readonly importId: string }> =>
  sendFile(
    `/imports/users?${new URLSearchParams({ importId, regionId, groupIds: groupIds.join(','), fileName, mapping: JSON.stringify(mapping) })}`,
    file,
    type,
  );
