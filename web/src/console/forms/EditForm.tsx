import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { EditBase, Form, SaveButton, useEditContext } from 'react-admin';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { errorText } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { editsMessages, plainFieldset, UnsavedChanges } from '../../lib/forms/index.ts';
import type { Fields } from '../admin-resource.ts';
import type { Row } from '../list/list-shapes.ts';
import { useMayChange } from '../MayChange.tsx';
import { whole } from '../whole.ts';
import { ConflictChoice, type FieldWords } from './ConflictChoice.tsx';
import { useRecordForm, type RecordFormOptions } from './use-record-form.ts';

type Kept = Row & { readonly _revision: number };
type Props<T extends Kept> = Omit<RecordFormOptions, 'begun' | 'again'> & {
  readonly resource: string;
  readonly record: T;
  /** What the form holds of a record. */
  readonly fieldsOf: (record: T) => Fields;
  readonly fields: FieldWords;
  readonly confirm: string;
  readonly children: ReactNode;
  /** Beside the form; it may write into it. */
  readonly aside?: ReactNode;
};

/** A record that is changed on its own page by its `update` command. What is typed is asked about before the page is left. */
export const EditForm = <T extends Kept>(props: Props<T>) => (
  <EditBase
    resource={props.resource}
    id={props.record.id}
    mutationMode="pessimistic"
    redirect={false}
    queryOptions={{ meta: whole }}
    mutationOptions={{ meta: whole }}
  >
    <Held key={props.record._revision} {...props} />
  </EditBase>
);

function Held<T extends Kept>({ record, fieldsOf, fields, confirm, children, aside, ...options }: Props<T>) {
  const edits = useMessages(editsMessages);
  const { refetch } = useEditContext<T>();
  const mayChange = useMayChange();
  const held = (one: T) => ({ ...fieldsOf(one), id: one.id, _revision: one._revision });
  const again = async () => {
    const { data } = await refetch();
    return data && held(data);
  };
  const { form, isBusy, error, conflict } = useRecordForm({ ...options, begun: held(record), again });
  return (
    <Form {...form}>
      <Asking />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: aside ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr)' },
          gap: '18px',
          alignItems: 'start',
        }}
      >
        <Card sx={{ p: '15px 18px 18px', display: 'flex', flexDirection: 'column', gap: '15px' }}>
          {conflict && <ConflictChoice conflict={conflict} fields={fields} />}
          {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
          <Box component="fieldset" disabled={!mayChange} sx={plainFieldset}>
            {children}
          </Box>
          {mayChange ? (
            <Box>
              <SaveButton label={confirm} icon={null} alwaysEnable={!isBusy} />
            </Box>
          ) : (
            <Alert severity="info">{edits('mayNotChange')}</Alert>
          )}
        </Card>
        {aside}
      </Box>
    </Form>
  );
}

function Asking() {
  const { isDirty, isSubmitting } = useFormState();
  return <UnsavedChanges isChanged={isDirty && !isSubmitting} />;
}
