import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { CreateBase, EditBase, Form, SaveButton, useEditContext, useRefresh, useSaveContext } from 'react-admin';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { ZodType } from 'zod';
import { errorCode, errorText } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages, notify } from '../../lib/ui/index.ts';
import type { Fields } from '../admin-resource.ts';
import type { Row } from '../list/list-shapes.ts';
import { whole } from '../whole.ts';
import { checksOf } from './command-checks.ts';
import { ConflictChoice, type FieldWords } from './ConflictChoice.tsx';
import type { Conflict } from './conflict.ts';

type Frame = {
  readonly title: string;
  readonly confirm: string;
  /** The command's own, of what the form holds. */
  readonly schema: ZodType;
  /** Refusals of the server that are about one field, by their code. */
  readonly fieldOf?: Readonly<Record<string, { readonly field: string; readonly text?: string }>>;
  readonly saved: (fields: Fields) => string;
  readonly onSaved?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};
type FormProps = Frame & {
  readonly begun: Fields;
  /** The fields as they stand now. */
  readonly again?: () => Promise<Fields | undefined>;
  readonly fields?: FieldWords;
};

/** One object for all: the form begins anew with each other one, and forgets what it has said. */
const keepTyped = { keepDirtyValues: true };

/** The form within a dialog. Refused, it stays open with all that was typed. */
function RecordForm({ title, confirm, schema, fieldOf = {}, saved, onSaved, onClose, children, ...rest }: FormProps) {
  const { begun, again, fields = {} } = rest;
  const kernel = useMessages(kernelMessages);
  const id = useId();
  const checks = useMemo(() => checksOf(schema), [schema]);
  const refresh = useRefresh();
  const { save, saving = false } = useSaveContext();
  // What somebody else changes meanwhile is not slipped under what is typed: the form learns of it when it is saved.
  const [base, setBase] = useState(begun);
  const [error, setError] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict>();
  const failed = async (caught: unknown, mine: Fields) => {
    const code = errorCode(caught);
    const about = fieldOf[code ?? ''];
    if (about) return { [about.field]: about.text ?? errorText(caught) };
    const theirs = code === 'conflict' ? await again?.() : undefined;
    if (theirs) {
      setConflict({ base, mine, theirs });
      setBase(theirs);
    } else setError(caught);
    return undefined;
  };
  const submit = async (typed: Fields) => {
    setError(undefined);
    let caught: unknown;
    await save?.(typed, { onSuccess: () => undefined, onError: (one: unknown) => void (caught = one) });
    if (caught !== undefined) return failed(caught, typed);
    notify(saved(typed));
    refresh();
    onSaved?.();
    onClose();
    return undefined;
  };
  return (
    <Dialog
      open
      onClose={saving ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } }}
    >
      <Form
        record={base}
        resetOptions={keepTyped}
        resolver={checks}
        onSubmit={submit}
        noValidate
        disableInvalidFormNotification
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
          {conflict && <ConflictChoice conflict={conflict} fields={fields} />}
          {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
          {children}
        </DialogContent>
        <DialogActions disableSpacing>
          <SaveButton label={confirm} icon={null} alwaysEnable={!saving} />
          <Button variant="outlined" disabled={saving} onClick={onClose}>
            {kernel('cancel')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** A new record of a resource, made by its `create` command. */
export const CreateDialog = ({ resource, ...form }: FormProps & { readonly resource: string }) => (
  <CreateBase resource={resource} redirect={false}>
    <RecordForm {...form} />
  </CreateBase>
);

type EditProps<T extends Row> = Frame & {
  readonly resource: string;
  readonly id: string;
  /** What the form holds of a record. */
  readonly fieldsOf: (record: T) => Fields;
  readonly fields: FieldWords;
};
function EditForm<T extends Row>({ fieldsOf, ...form }: Omit<EditProps<T>, 'resource' | 'id'>) {
  const { record, refetch } = useEditContext<T & { readonly _revision: number }>();
  if (!record) return null;
  const held = (one: T & { readonly _revision: number }) => ({
    ...fieldsOf(one),
    id: one.id,
    _revision: one._revision,
  });
  const again = async () => {
    const { data } = await refetch();
    return data && held(data);
  };
  return <RecordForm {...form} begun={held(record)} again={again} />;
}
/** A record of a resource, changed by its `update` command, with the revision that the form has seen. */
export const EditDialog = <T extends Row>({ resource, id, ...form }: EditProps<T>) => (
  <EditBase
    resource={resource}
    id={id}
    mutationMode="pessimistic"
    redirect={false}
    queryOptions={{ meta: whole }}
    mutationOptions={{ meta: whole }}
  >
    <EditForm<T> {...form} />
  </EditBase>
);
