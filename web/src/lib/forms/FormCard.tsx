import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { errorText } from '../notices/errors.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { notify } from '../notices/notify.tsx';
import { actsMessages } from './acts.messages.ts';
import { editsMessages } from './edits.messages.ts';
import { Form } from './Form.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import type { FormState } from './use-form.ts';

type Props<T extends object> = {
  readonly id?: string;
  readonly title: string;
  readonly intro?: string | undefined;
  readonly label?: string;
  readonly form: Pick<FormState<T>, 'trimmed' | 'attempt' | 'isBusy' | 'isOvertaken' | 'isUnsaved' | 'isChanged'> & {
    readonly error: unknown;
  };
  /** The form is what its page is about. */
  readonly isMain?: boolean;
  /** It may be sent as it begins. */
  readonly isNew?: boolean;
  /** Asks before the page is left with something typed; a password is not worth the question. */
  readonly isGuarded?: boolean;
  /** Sends the command; `saved` or `clear` of the form says what stands afterwards. */
  readonly send: (typed: T) => Promise<unknown>;
  readonly done: string;
  readonly onDone?: (() => void) | undefined;
  /** It gives up what was typed, where that is offered. */
  readonly onCancel?: (() => void) | false | undefined;
  readonly sx?: SystemStyleObject;
  readonly children: ReactNode;
};

/** It is one form of a page, with what became of it. What was typed stays when somebody else was faster, beside what stands now. */
export function FormCard<T extends object>({ title, intro, form, isNew = false, send, done, sx, ...rest }: Props<T>) {
  const { isMain = false, isGuarded = true, onDone, onCancel, children, ...native } = rest;
  const kernel = useMessages(kernelMessages);
  const acts = useMessages(actsMessages);
  const edits = useMessages(editsMessages);
  const submit = async () => {
    if (form.isBusy || !(await form.attempt(() => send(form.trimmed)))) return;
    notify(done);
    onDone?.();
  };
  return (
    <Card component="section" sx={{ p: isMain ? { xs: '15px', md: '24px' } : '15px 18px 18px', ...sx }}>
      <Form
        {...native}
        name={title}
        isDisabled={form.isBusy || (!isNew && !form.isChanged)}
        onSubmit={submit}
        beside={
          onCancel && (
            <Button variant="outlined" disabled={form.isBusy} onClick={onCancel}>
              {kernel('cancel')}
            </Button>
          )
        }
      >
        <Typography component="h2" variant={isMain ? 'h3' : 'h4'}>
          {title}
        </Typography>
        {intro !== undefined && (
          <Typography sx={{ color: 'var(--ink-2)', overflowWrap: 'anywhere' }}>{intro}</Typography>
        )}
        {form.isOvertaken && (
          <Alert severity="warning">
            {acts('overtaken')} {edits('keptTyped')}
          </Alert>
        )}
        {form.error !== undefined && <Alert severity="error">{errorText(form.error)}</Alert>}
        {children}
      </Form>
      <UnsavedChanges isChanged={isGuarded && form.isUnsaved && !form.isBusy} />
    </Card>
  );
}
