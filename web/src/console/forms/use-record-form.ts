import { useRefresh, useSaveContext } from 'react-admin';
import { useMemo, useState } from 'react';
import type { ZodType } from 'zod';
import { errorCode, errorText } from '../../lib/data/index.ts';
import type { Refusals } from '../../lib/forms/index.ts';
import { notify } from '../../lib/ui/index.ts';
import type { Fields } from '../admin-resource.ts';
import { checksOf } from './command-checks.ts';
import type { Conflict } from './conflict.ts';

export type RecordFormOptions = {
  /** The command's own, of what the form holds. */
  readonly schema: ZodType;
  /** Refusals of the server that are about one field, by their code. */
  readonly refusals?: Refusals<Fields>;
  readonly saved: (fields: Fields) => string;
  readonly onSaved?: () => void;
  readonly begun: Fields;
  /** The fields as they stand now. */
  readonly again?: () => Promise<Fields | undefined>;
};

/** One object for all: the form begins anew with each other one, and forgets what it has said. */
const keepTyped = { keepDirtyValues: true };

/** The form of a record around react-admin's: checked by its command, and over somebody else's change it says what both have written. */
export function useRecordForm({ schema, refusals = {}, saved, onSaved, begun, again }: RecordFormOptions) {
  const resolver = useMemo(() => checksOf(schema), [schema]);
  const refresh = useRefresh();
  const { save, saving: isBusy = false } = useSaveContext();
  // What somebody else changes meanwhile is not slipped under what is typed: the form learns of it when it is saved.
  const [record, setRecord] = useState(begun);
  const [error, setError] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict>();
  const failed = async (caught: unknown, mine: Fields) => {
    const code = errorCode(caught);
    const about = refusals[code ?? ''];
    if (about) return { [about.field]: about.text ?? errorText(caught) };
    const theirs = code === 'conflict' ? await again?.() : undefined;
    if (theirs) {
      setConflict({ base: record, mine, theirs });
      setRecord(theirs);
    } else setError(caught);
    return undefined;
  };
  const onSubmit = async (typed: Fields) => {
    setError(undefined);
    let caught: unknown;
    await save?.(typed, { onSuccess: () => undefined, onError: (one: unknown) => void (caught = one) });
    if (caught !== undefined) return failed(caught, typed);
    setConflict(undefined);
    notify(saved(typed));
    refresh();
    onSaved?.();
    return undefined;
  };
  const form = {
    record,
    resetOptions: keepTyped,
    resolver,
    onSubmit,
    noValidate: true,
    disableInvalidFormNotification: true,
  };
  return { form, isBusy, error, conflict, setRecord };
}
