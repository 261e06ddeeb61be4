import { useRef, useState } from 'react';
import { newId } from '../../lib/forms/index.ts';
import { isWhole, type Mapping } from './mapping.ts';
import { previewPeople, startImport, type FileRow, type Preview } from './send-people.ts';

type State = {
  readonly file?: File;
  readonly mapping?: Mapping;
  readonly preview?: Preview;
  /** Rows as they were corrected here. */
  readonly mended?: readonly FileRow[];
  readonly error?: unknown;
  readonly busy?: 'checking' | 'starting';
};

/** A chosen file and what the server says of it. Only the answer to the last question counts. */
export function usePeopleFile(regionId: string) {
  const [state, setState] = useState<State>({});
  const asked = useRef(0);
  // One import a choice: a second try goes on with the first one.
  const importId = useRef(newId());
  const look = async (file: File, region: string, mapping?: Mapping, mended: readonly FileRow[] = []) => {
    const mine = (asked.current += 1);
    const settle = (next: State) =>
      mine === asked.current &&
      setState((was) => ({ file, mended, ...(was.preview && { preview: was.preview }), ...next }));
    setState((was) => ({ ...was, file, ...(mapping && { mapping }), busy: 'checking', error: undefined }));
    try {
      const sent = { file, mended, delimiter: state.preview?.delimiter ?? ',' };
      const preview = await previewPeople(sent, region, mapping);
      settle({ preview, mapping: preview.mapping });
    } catch (error) {
      settle({ error, ...(mapping && { mapping }) });
    }
  };
  return {
    ...state,
    choose: (file: File) => {
      importId.current = newId();
      setState({});
      return look(file, regionId);
    },
    /** The region says which addresses may be used; what was mapped stays. */
    moveTo: (region: string) => {
      importId.current = newId();
      return state.file
        ? look(state.file, region, state.mapping && isWhole(state.mapping) ? state.mapping : undefined, state.mended)
        : undefined;
    },
    map: (mapping: Mapping) => {
      if (state.file && isWhole(mapping)) return look(state.file, regionId, mapping, state.mended);
      asked.current += 1;
      setState(({ busy: _, ...was }) => ({ ...was, mapping }));
      return undefined;
    },
    /** Looks again with these rows in the place of those of their lines. */
    mend: (rows: readonly FileRow[]) => {
      if (!state.file || !state.mapping) return undefined;
      importId.current = newId();
      const others = (state.mended ?? []).filter(({ line }) => !rows.some((row) => row.line === line));
      return look(state.file, regionId, state.mapping, [...others, ...rows]);
    },
    /** The id of the import that has begun. */
    start: async (groupIds: readonly string[]): Promise<string | undefined> => {
      const { file, mapping, preview, mended = [] } = state;
      if (!file || !mapping || !preview) return undefined;
      setState((was) => ({ ...was, busy: 'starting', error: undefined }));
      try {
        return (
          await startImport(
            { file, mended, delimiter: preview.delimiter },
            { importId: importId.current, regionId, groupIds, mapping },
          )
        ).importId;
      } catch (error) {
        setState(({ busy: _, ...was }) => ({ ...was, error }));
        return undefined;
      }
    },
  };
}
