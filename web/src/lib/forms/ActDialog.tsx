import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent, type FormEventHandler, type ReactNode } from 'react';
import { errorText } from '../notices/errors.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { notify } from '../notices/notify.tsx';
import { Sending } from '../sending/index.ts';
import { actsMessages } from './acts.messages.ts';
import { plainFieldset } from './Form.tsx';
import { FocusFirst, FocusRefused } from './FocusFirst.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import { useClosing } from './use-closing.tsx';
import type { FormState } from './use-form.ts';

type FormProps = { readonly onSubmit: FormEventHandler; readonly children: ReactNode };

/** It is the form of a dialog, inside it: an element can be a form or a dialog, not both. What it holds scrolls as in the dialog itself. */
export const DialogForm = ({ onSubmit, children }: FormProps) => (
  <Box
    component="form"
    onSubmit={onSubmit}
    sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 }}
  >
    {children}
  </Box>
);

/** Fields of a dialog that are read, and not changed while it `isBarred`. */
export const Barred = ({ isBarred, children }: { readonly isBarred: boolean; readonly children: ReactNode }) => (
  <Box component="fieldset" disabled={isBarred} sx={plainFieldset}>
    {children}
  </Box>
);

type Props<T extends object> = {
  /** Repeats the name of what is acted on. */
  readonly title: string;
  readonly confirm?: string;
  readonly isDestructive?: boolean;
  /** It holds what is typed, and what became of it so far. */
  readonly form: Pick<FormState<T>, 'trimmed' | 'attempt' | 'isBusy' | 'isOvertaken' | 'isUnsaved'> & {
    readonly error: unknown;
  };
  /** Sends the command. */
  readonly send: (typed: T) => Promise<unknown>;
  /** What is typed is unusual: it is called in place of the act, which it is given, and asks something before. */
  readonly ask?: ((act: () => void) => void) | undefined;
  /** It is said when the act is done; it is a function where only what was taken can be named. */
  readonly done?: string | (() => string) | undefined;
  readonly onDone?: (() => void) | undefined;
  /** It cannot be done now, as what it holds says: there is nothing to send. */
  readonly isBarred?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** It is one act with what it needs to know and what it changes. It is only sent when the browser finds its fields in order; refused, it stays open, and it asks before what is typed is lost. */
export function ActDialog<T extends object>(props: Props<T>) {
  const {
    title,
    confirm,
    isDestructive = false,
    form,
    send,
    ask,
    done,
    onDone,
    isBarred = false,
    onClose,
    children,
  } = props;
  const t = useMessages(actsMessages);
  const kernel = useMessages(kernelMessages);
  const id = useId();
  const [isDone, setDone] = useState(false);
  const [refused, setRefused] = useState(0);
  const isUnsaved = form.isUnsaved && !form.isBusy && !isDone;
  const { close, question } = useClosing(isUnsaved, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React the dialog is inside the page's forms, although the browser shows it elsewhere.
    event.stopPropagation();
    if (isBarred) return;
    if (ask) ask(() => void act());
    else void act();
  };
  const act = async () => {
    if (form.isBusy) return;
    if (!(await form.attempt(() => send(form.trimmed)))) return setRefused((times) => times + 1);
    setDone(true);
    if (done !== undefined) notify(typeof done === 'string' ? done : done());
    onClose();
    onDone?.();
  };
  return (
    <Dialog open onClose={form.isBusy ? undefined : close} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogForm onSubmit={submit}>
        <FocusFirst />
        <FocusRefused times={refused} />
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
          {form.isOvertaken && <Alert severity="warning">{t('overtaken')}</Alert>}
          {form.error !== undefined && <Alert severity="error">{errorText(form.error)}</Alert>}
          {children}
        </DialogContent>
        <Sending isBusy={form.isBusy} />
        <DialogActions disableSpacing>
          {!isBarred && (
            <Button
              type="submit"
              variant="contained"
              color={isDestructive ? 'error' : 'primary'}
              disabled={form.isBusy}
            >
              {confirm ?? kernel('save')}
            </Button>
          )}
          <Button variant="outlined" disabled={form.isBusy} onClick={close}>
            {kernel(isBarred && !isUnsaved ? 'close' : 'cancel')}
          </Button>
        </DialogActions>
      </DialogForm>
      <UnsavedChanges isChanged={isUnsaved} />
      {question}
    </Dialog>
  );
}
