import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { CreateBase, EditBase, Form, SaveButton, useEditContext } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { errorText } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import type { Fields } from '../admin-resource.ts';
import type { Row } from '../list/list-shapes.ts';
import { whole } from '../whole.ts';
import { ConflictChoice, type FieldWords } from './ConflictChoice.tsx';
import { useRecordForm, type RecordFormOptions } from './use-record-form.ts';

type Frame = Omit<RecordFormOptions, 'begun' | 'again'> & {
  readonly title: string;
  readonly confirm: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};
type FormProps = Frame & RecordFormOptions & { readonly fields?: FieldWords };

/** The form within a dialog. Refused, it stays open with all that was typed. */
function RecordForm({ title, confirm, fields = {}, onClose, children, ...options }: FormProps) {
  const kernel = useMessages(kernelMessages);
  const id = useId();
  const onSaved = () => {
    options.onSaved?.();
    onClose();
  };
  const { form, isBusy, error, conflict } = useRecordForm({ ...options, onSaved });
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } }}
    >
      <Form {...form}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
          {conflict && <ConflictChoice conflict={conflict} fields={fields} />}
          {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
          {children}
        </DialogContent>
        <DialogActions disableSpacing>
          <SaveButton label={confirm} icon={null} alwaysEnable={!isBusy} />
          <Button variant="outlined" disabled={isBusy} onClick={onClose}>
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
