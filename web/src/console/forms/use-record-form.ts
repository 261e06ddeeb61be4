import { useEditContext, useRefresh, useSaveContext, type RaRecord } from 'react-admin';
import { useMemo, useRef, useState } from 'react';
import type { z, ZodType } from 'zod';
import { errorCode, errorText } from '../../lib/data/index.ts';
import { type Refusals, useTypedAtEnd } from '../../lib/forms/index.ts';
import { notify } from '../../lib/ui/index.ts';
import type { Fields } from '../admin-resource.ts';
import { checksOf } from './command-checks.ts';
import type { Row } from '../list/list-shapes.ts';
import type { Conflict } from './conflict.ts';

/** Something for each field that a schema checks, so that a field that is new in a command is asked for in its forms. */
export type EachChecked<S extends ZodType, Something> = Readonly<Record<keyof z.input<S> & string, Something>>;
export type RecordFormOptions<S extends ZodType = ZodType> = {
  /** The command's own, of what the form holds. */
  readonly schema: S;
  /** Refusals of the server that are about one field, by their code. */
  readonly refusals?: Refusals<Fields>;
  readonly saved: (fields: Fields) => string;
  readonly onSaved?: () => void;
  readonly begun: Fields;
  /** It names the form and what it is about, for what was typed when a session ended. */
  readonly name: string;
  /** What the command is made of besides, such as what differs from how the form began. */
  readonly sentOf?: (typed: Fields, began: Fields) => Fields;
  /** The fields as they stand now. */
  readonly again?: () => Promise<Fields | undefined>;
  /** It makes what the form holds of a record that was saved; without it the form is over then. */
  readonly held?: (record: never) => Fields;
  /** It names the revision among the fields. */
  readonly revision?: string | undefined;
};

/** The forms of one record differ in what they hold. */
export const formName = (resource: string, begun: Fields): string =>
  [resource, begun['id'], ...Object.keys(begun)].join(':');

/** What is typed, and on what it was begun. */
export type TypedOn = { readonly base: Fields; readonly typed: Fields };

// Each is one object for all: the form begins anew with each other one, and forgets what it has said.
const keepTyped = { keepDirtyValues: true };
const soon = 3000;
const afresh = {};

/** The form of a record around react-admin's: checked by its command, and over somebody else's change it says what both have written. */
export function useRecordForm(options: RecordFormOptions) {
  const { schema, refusals = {}, saved, onSaved, begun, name, sentOf, again, held } = options;
  const { revision = '_revision' } = options;
  const atEnd = useTypedAtEnd(name) as Partial<TypedOn>; // It is written by `TypedAtEnd` alone.
  const [typedBefore, setTypedBefore] = useState(atEnd.typed);
  const resolver = useMemo(() => checksOf(schema), [schema]);
  const refresh = useRefresh();
  const { save, saving: isBusy = false } = useSaveContext();
  // What somebody else changes meanwhile is not slipped under what is typed: the form learns of it when it is saved.
  const [stand, setStand] = useState<{ readonly record: Fields; readonly resetOptions: object }>({
    // A new record keeps the id that its dialog gave it.
    record: atEnd.base ? { ...atEnd.base, id: begun['id'] } : begun,
    resetOptions: keepTyped,
  });
  /** What was typed when it was saved the last time. */
  const [sent, setSent] = useState<Fields>();
  const [error, setError] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict>();
  const isOnItsWay = useRef(false);
  /** The form begins again with what stands. */
  const follow = (record: Fields) => setStand({ record, resetOptions: afresh });
  const failed = async (caught: unknown, mine: Fields) => {
    const code = errorCode(caught);
    const about = refusals[code ?? ''];
    if (about) return { [about.field]: about.text ?? errorText(caught) };
    const theirs = code === 'conflict' ? await again?.() : undefined;
    if (theirs) {
      setConflict({ base: stand.record, mine, theirs });
      setStand({ record: theirs, resetOptions: keepTyped });
    } else setError(caught);
    return undefined;
  };
  const send = async (typed: Fields) => {
    setError(undefined);
    let caught: unknown;
    let answer: RaRecord | undefined;
    await save?.(
      { ...typed, ...sentOf?.(typed, stand.record) },
      {
        onSuccess: (one: RaRecord) => void (answer = one),
        onError: (one: unknown) => void (caught = one),
      },
    );
    if (caught !== undefined) return failed(caught, typed);
    setConflict(undefined);
    notify(saved(typed));
    if (held && answer) {
      setSent(typed);
      const shown = held(answer as never);
      // Where reading is behind what was saved the record is still the one of before: what was sent stands in the form until reading has caught up.
      const isBehind = !(Number(shown[revision]) > Number(stand.record[revision]));
      follow(isBehind ? { ...shown, ...typed } : shown);
      if (isBehind) setTimeout(refresh, soon);
    }
    refresh();
    onSaved?.();
    return undefined;
  };
  // A double click comes before the button is barred: what is on its way is sent, and said, once.
  const onSubmit = async (typed: Fields) => {
    if (isOnItsWay.current) return undefined;
    isOnItsWay.current = true;
    try {
      return await send(typed);
    } finally {
      isOnItsWay.current = false;
    }
  };
  const form = {
    ...stand,
    resolver,
    onSubmit,
    noValidate: true,
    // It knows text fields alone, and would take the focus from a choice above them that is wrong too.
    shouldFocusError: false,
    disableInvalidFormNotification: true,
  };
  const restored = { name, base: stand.record, typedBefore, onBack: () => setTypedBefore(undefined) };
  return { form, isBusy, error, conflict, sent, follow, restored };
}

export type Held<T, S extends ZodType = ZodType> = {
  /** The form holds this of a record, and the rest of it is only shown. */
  readonly fieldsOf: (record: T) => EachChecked<S, unknown>;
  /** It names which of the record's revisions its `update` command expects. */
  readonly revision?: (keyof T & string) | undefined;
};
/** It is for a record that is edited: what a form holds of it beside what is typed, and what it asks when somebody else was faster. */
export function useHeld<T extends Row>({ fieldsOf, revision }: Held<T>) {
  const name = revision ?? '_revision';
  const { record, refetch } = useEditContext<T & RaRecord>();
  const held = (one: T): Fields => ({ ...fieldsOf(one), id: one.id, [name]: (one as Fields)[name] });
  const again = async () => {
    const { data } = await refetch();
    return data && held(data);
  };
  return { record, held, again };
}
