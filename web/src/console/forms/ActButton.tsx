import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useMayChange } from '../MayChange.tsx';
import { ActDialog, type FormState, type Refusals, useForm } from '../../lib/forms/index.ts';
import { Modal } from '../../lib/ui/index.ts';
import { useRefreshed } from './use-refreshed.ts';

type Act<T extends object> = {
  /** Of the button, and of the one that confirms. */
  readonly label: string;
  /** Repeats the name of what is acted on. */
  readonly title: string;
  /** It cannot be taken back: red is for nothing else. */
  readonly isDestructive?: boolean;
  /** It is what the page is about. */
  readonly isMain?: boolean;
  /** Something stands in the way: it is said in place of the question, and nothing is offered that would go wrong. */
  readonly hindrance?: string | undefined;
  /** The fields begin with these; an act that is only confirmed has none. */
  readonly start: T;
  /** Refusals of the server that are about one field, by their code. */
  readonly refusals?: Refusals<T>;
  readonly send: (typed: T) => Promise<unknown>;
  readonly done: string;
  readonly onDone?: () => void;
  /** The fields, or what the act means. */
  readonly children: (form: FormState<T>) => ReactNode;
};

/** One act on the record of a page, from its button to its command; the page follows. */
export function ActButton<T extends object>(act: Act<T>) {
  const [isOpen, setOpen] = useState(false);
  if (!useMayChange()) return null;
  const button = (open: () => void) => (
    <Button
      // Nothing that is lost for good looks like the next step.
      variant={act.isDestructive ? 'text' : act.isMain ? 'contained' : 'outlined'}
      color={act.isDestructive ? 'error' : 'primary'}
      onClick={open}
    >
      {act.label}
    </Button>
  );
  if (act.hindrance !== undefined && !isOpen)
    return (
      <Modal title={act.title} button={button}>
        {() => <Typography>{act.hindrance}</Typography>}
      </Modal>
    );
  return (
    <>
      {button(() => setOpen(true))}
      {isOpen && <OpenedAct {...act} onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenedAct<T extends object>(props: Act<T> & { readonly onClose: () => void }) {
  const { label, start, refusals = {}, hindrance: _, children, ...dialog } = props;
  const form = useForm<T>({ start: () => start, again: useRefreshed(), refusals });
  return (
    <ActDialog {...dialog} confirm={label} form={form}>
      {children(form)}
    </ActDialog>
  );
}
