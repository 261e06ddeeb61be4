import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { EditBase, Form, SaveButton } from 'react-admin';
import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { ZodType } from 'zod';
import { errorText } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { editsMessages, plainFieldset } from '../../lib/forms/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import type { Fields } from '../admin-resource.ts';
import type { Row } from '../list/list-shapes.ts';
import { useMayChange } from '../MayChange.tsx';
import { whole } from '../whole.ts';
import { ConflictChoice, type FieldWord } from './ConflictChoice.tsx';
import { isSame } from './conflict.ts';
import { FocusProblem } from './FocusProblem.tsx';
import { KeptDraft, keptEdits } from './KeptDraft.tsx';
import { useTypedOnPage } from './typed-on-page.tsx';
import { TypedAtEnd } from './TypedAtEnd.tsx';
import { TypedUnsaved, useIsTyped } from './TypedUnsaved.tsx';
import {
  type EachChecked,
  formName,
  type Held,
  useHeld,
  useRecordForm,
  type RecordFormOptions,
} from './use-record-form.ts';

type Props<T extends Row, S extends ZodType> = Omit<
  RecordFormOptions<S>,
  'begun' | 'again' | 'held' | 'name' | 'revision'
> &
  Held<T, S> & {
    readonly resource: string;
    readonly record: T;
    readonly fields: EachChecked<S, FieldWord | null>;
    /** It has one where it is one card among others. */
    readonly title?: string;
    /** It names the button that saves, where it is not called so. */
    readonly confirm?: string;
    /** The person may see this record, but not change it. */
    readonly isReadOnly?: boolean;
    /** Names a long form and whose it is: what is typed is kept on this device under it, so that a reload loses nothing. */
    readonly draft?: string;
    readonly children: ReactNode;
    /** Beside the form; it may write into it. */
    readonly aside?: ReactNode;
  };

/** A record that is changed on its own page, which has read it, by its `update` command. What is typed is asked about before the page is left. */
export const EditForm = <T extends Row, S extends ZodType>(props: Props<T, S>) => (
  <EditBase
    resource={props.resource}
    id={props.record.id}
    mutationMode="pessimistic"
    redirect={false}
    queryOptions={{ meta: whole, initialData: props.record, staleTime: Infinity }}
    mutationOptions={{ meta: whole }}
  >
    <RecordCard {...props} />
  </EditBase>
);

function RecordCard<T extends Row, S extends ZodType>(props: Props<T, S>) {
  const {
    record,
    fieldsOf,
    revision,
    fields,
    title,
    confirm,
    isReadOnly = false,
    draft,
    children,
    aside,
    ...options
  } = props;
  const edits = useMessages(editsMessages);
  const kernel = useMessages(kernelMessages);
  const id = useId();
  const mayChange = useMayChange() && !isReadOnly;
  const { held, again } = useHeld<T>({ fieldsOf, revision });
  const stands = held(record);
  const [kept] = useState(() => keptEdits(draft));
  const [isBack, setBack] = useState(kept === undefined);
  const onBack = useCallback(() => setBack(true), []);
  const { form, isBusy, error, conflict, sent, follow, restored } = useRecordForm({
    ...options,
    // Over what somebody else has changed since, a save says what both have written, as if the page had stood open.
    begun: kept?.began ?? stands,
    name: formName(options.resource, stands),
    revision,
    again,
    held,
  });
  const name = revision ?? '_revision';
  const isBehind = Number(stands[name]) > Number(form.record[name]);
  return (
    <Form {...form}>
      {draft === undefined && <TypedAtEnd {...restored} />}
      <Following isBehind={isBehind && !conflict && isBack && !restored.typedBefore} follow={() => follow(stands)} />
      <TypedSince sent={sent} />
      <TypedUnsaved onTyped={useTypedOnPage().tell} />
      <FocusProblem />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: aside ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr)' },
          gap: '18px',
          alignItems: 'start',
        }}
      >
        <Card
          component="section"
          aria-labelledby={title && id}
          sx={{ p: '15px 18px 18px', display: 'flex', flexDirection: 'column', gap: '15px' }}
        >
          {title && (
            <Typography component="h2" variant="h4" id={id}>
              {title}
            </Typography>
          )}
          {conflict && <ConflictChoice conflict={conflict} fields={fields} />}
          {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
          <Box component="fieldset" disabled={!mayChange} sx={plainFieldset}>
            {children}
          </Box>
          {mayChange ? (
            <>
              {draft !== undefined && <KeptDraft name={draft} kept={kept} record={form.record} onBack={onBack} />}
              <Box>
                <SaveButton label={confirm ?? kernel('save')} icon={null} alwaysEnable={!isBusy} />
              </Box>
            </>
          ) : (
            <Alert severity="info">{edits('mayNotChange')}</Alert>
          )}
        </Card>
        {aside}
      </Box>
    </Form>
  );
}

/** A form in which nothing is typed shows what has changed since it began. */
function Following({ isBehind, follow }: { readonly isBehind: boolean; readonly follow: () => void }) {
  const isTyped = useIsTyped();
  const { isSubmitting } = useFormState();
  useEffect(() => {
    if (isBehind && !isTyped && !isSubmitting) follow();
  });
  return null;
}

/** The form begins anew with what was saved; what was typed while that was on its way was not sent, and stays. */
function TypedSince({ sent }: { readonly sent: Fields | undefined }) {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    if (!sent) return;
    const since = Object.entries(getValues()).filter(([name, value]) => !isSame(value, sent[name]));
    // The form around it begins anew in an effect of its own, which comes after this one.
    queueMicrotask(() => {
      for (const [name, value] of since) setValue(name, value, { shouldDirty: true });
    });
  }, [sent, getValues, setValue]);
  return null;
}
