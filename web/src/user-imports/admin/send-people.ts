import { sendFile } from '../../lib/data/index.ts';
import type { Mapping } from './mapping.ts';

export type RowIssue = {
  readonly line: number;
  readonly column: string;
  readonly code: string;
  readonly otherLine: number | null;
};
export type FileRow = { readonly line: number; readonly cells: readonly string[] };
export type Preview = {
  readonly delimiter: string;
  readonly columns: readonly string[];
  readonly mapping: Mapping;
  readonly rowCount: number;
  readonly peopleCount: number;
  readonly sample: readonly FileRow[];
  readonly issueCount: number;
  readonly issues: readonly RowIssue[];
  /** The lines that something is wrong with: the first of them. */
  readonly rejected: readonly FileRow[];
};
const type = 'text/csv';

/** A file with rows that stand in the place of others of it. */
type MendedFile = { readonly file: File; readonly delimiter: string; readonly mended: readonly FileRow[] };
/** They stand at its end, each behind the line that it is for. */
const contentOf = ({ file, delimiter, mended }: MendedFile): Blob => {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return new Blob([file, ...mended.map(({ line, cells }) => `\n${[`${line}`, ...cells].map(quoted).join(delimiter)}`)]);
};

/** Has the file looked at; nothing is written. Without a mapping the server guesses one. */
export const previewPeople = (sent: MendedFile, regionId: string, mapping?: Mapping): Promise<Preview> =>
  sendFile<Preview>(
    `/imports/users/preview?${new URLSearchParams({
      regionId,
      mended: `${sent.mended.length}`,
      ...(mapping && { mapping: JSON.stringify(mapping) }),
    })}`,
    contentOf(sent),
    type,
  );

type Wish = {
  readonly importId: string;
  readonly regionId: string;
  readonly groupIds: readonly string[];
  readonly mapping: Mapping;
};
/** Begins the import. Sent again under the same id it goes on where it stopped. */
export const startImport = (
  sent: MendedFile,
  { importId, regionId, groupIds, mapping }: Wish,
): Promise<{ readonly importId: string }> =>
  sendFile(
    `/imports/users?${new URLSearchParams({
      importId,
      regionId,
      groupIds: groupIds.join(','),
      fileName: sent.file.name,
      mapping: JSON.stringify(mapping),
      mended: `${sent.mended.length}`,
    })}`,
    contentOf(sent),
    type,
  );
