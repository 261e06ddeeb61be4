import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { CreateBase, EditBase, Form, SaveButton } from 'react-admin';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ZodType } from 'zod';
import { errorText } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { FocusFirst, keepDraft, keptDraft, useClosing } from '../../lib/forms/index.ts';
import { Sending } from '../../lib/sending/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import type { Fields } from '../admin-resource.ts';
import type { Row } from '../list/list-shapes.ts';
import { whole } from '../whole.ts';
import { isSame } from './conflict.ts';
import { ConflictChoice, type FieldWord, type FieldWords } from './ConflictChoice.tsx';
import { DraftNote } from './DraftNote.tsx';
import { FocusProblem } from './FocusProblem.tsx';
import { TypedAtEnd } from './TypedAtEnd.tsx';
import { TypedUnsaved } from './TypedUnsaved.tsx';
import {
  type EachChecked,
  formName,
  type Held,
  useHeld,
  useRecordForm,
  type RecordFormOptions,
} from './use-record-form.ts';

type Frame<S extends ZodType = ZodType> = Omit<
  RecordFormOptions<S>,
  'begun' | 'again' | 'held' | 'name' | 'revision'
> & {
  readonly title: string;
  /** Of the button that saves, where it is not called so. */
  readonly confirm?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};
type FormProps = Frame &
  RecordFormOptions & {
    readonly fields?: FieldWords;
    /** Names the form and whose it is: what is typed is kept on this device under it, so that a reload loses nothing. */
    readonly draft?: string;
  };

/** The form within a dialog. Refused, it stays open with all that was typed; it asks before that is lost, unless a draft keeps it. */
function RecordForm({ title, confirm, fields = {}, draft, onClose, children, ...options }: FormProps) {
  const kernel = useMessages(kernelMessages);
  const id = useId();
  const onSaved = () => {
    if (draft) keepDraft(draft, undefined);
    options.onSaved?.();
    onClose();
  };
  const { form, isBusy, error, conflict, restored } = useRecordForm({
    ...options,
    begun: draft ? { ...options.begun, ...keptDraft(draft) } : options.begun,
    onSaved,
  });
  const [isTyped, setTyped] = useState(false);
  const { close, question } = useClosing(isTyped, onClose);
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : close}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } }}
    >
      <Form {...form}>
        <FocusFirst />
        <FocusProblem />
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
          {conflict && <ConflictChoice conflict={conflict} fields={fields} />}
          {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
          {children}
          {draft ? (
            <KeepDraft name={draft} fresh={options.begun} />
          ) : (
            <>
              <TypedAtEnd {...restored} />
              <TypedUnsaved onTyped={setTyped} />
            </>
          )}
        </DialogContent>
        <Sending isBusy={isBusy} />
        <DialogActions disableSpacing>
          <SaveButton label={confirm ?? kernel('save')} icon={null} alwaysEnable={!isBusy} />
          <Button variant="outlined" disabled={isBusy} onClick={close}>
            {kernel('cancel')}
          </Button>
        </DialogActions>
      </Form>
      {question}
    </Dialog>
  );
}

/** Keeps what is typed on this device, but for the id, which each new record is given anew. */
function KeepDraft({ name, fresh }: { readonly name: string; readonly fresh: Fields }) {
  const { reset } = useFormContext();
  const { id: _, ...fields } = useWatch();
  const isFresh = Object.keys(fields).every((field) => isSame(fields[field], fresh[field]));
  const typed = isFresh ? '' : JSON.stringify(fields);
  const [kept, setKept] = useState(typed);
  useEffect(() => {
    if (typed === kept) return;
    setKept(typed);
    keepDraft(name, typed === '' ? undefined : (JSON.parse(typed) as Fields));
  }, [typed, kept, name]);
  if (isFresh) return null;
  return <DraftNote onDiscard={() => reset(fresh)} />;
}

export type CreateProps<S extends ZodType> = Omit<FormProps, 'schema' | 'name'> & {
  readonly resource: string;
  readonly schema: S;
  readonly begun: EachChecked<S, unknown>;
};
/** A new record of a resource, made by its `create` command. */
export const CreateDialog = <S extends ZodType>({ resource, ...form }: CreateProps<S>) => (
  <CreateBase resource={resource} redirect={false}>
    {/* Each new record has another id, and begins on the page of what it belongs to. */}
    <RecordForm {...form} name={formName(resource, { ...form.begun, id: location.pathname })} />
  </CreateBase>
);

type EditProps<T extends Row, S extends ZodType> = Frame<S> &
  Held<T, S> & {
    readonly resource: string;
    readonly id: string;
    readonly fields: EachChecked<S, FieldWord | null>;
  };
function EditForm<T extends Row, S extends ZodType>({
  resource,
  fieldsOf,
  revision,
  ...form
}: Omit<EditProps<T, S>, 'id'>) {
  const { record, held, again } = useHeld<T>({ fieldsOf, revision });
  if (!record) return null;
  const begun = held(record);
  return <RecordForm {...form} name={formName(resource, begun)} begun={begun} again={again} />;
}
/** A record of a resource, changed by its `update` command, with the revision that the form has seen. */
export const EditDialog = <T extends Row, S extends ZodType>({ resource, id, ...form }: EditProps<T, S>) => (
  <EditBase
    resource={resource}
    id={id}
    mutationMode="pessimistic"
    redirect={false}
    queryOptions={{ meta: whole }}
    mutationOptions={{ meta: whole }}
  >
    <EditForm<T, S> resource={resource} {...form} />
  </EditBase>
);
