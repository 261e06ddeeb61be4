import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SystemStyleObject } from '@mui/system';
import type { FormEvent, ReactNode, Ref } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { kernelMessages } from '../i18n/kernel.messages.ts';

type Props = {
  readonly id?: string;
  /** It is the label of the button. */
  readonly label?: string | undefined;
  /** It says what the form is where no heading says it. */
  readonly name?: string | undefined;
  /** Its button is outlined where it is not what the page is for. */
  readonly isQuiet?: boolean;
  readonly isDisabled?: boolean;
  readonly onSubmit: () => unknown;
  readonly beside?: ReactNode;
  /** It stands in place of the button and what is beside it; it is null where that stands elsewhere. */
  readonly foot?: ReactNode;
  /** The form says by itself what is wrong with its fields. */
  readonly noValidate?: boolean;
  readonly sx?: SystemStyleObject;
  readonly formRef?: Ref<HTMLFormElement>;
  readonly children?: ReactNode;
};

/** Its fields can be switched off together, and look as if they stood by themselves. */
export const plainFieldset = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '15px',
  '&:disabled button': { display: 'none' },
  '&:disabled :is(input, textarea)': { color: 'var(--ink-2)' },
} as const;

/** It is a form and its button, 'Save' of 'form1' unless they are called otherwise. It is sent only when the browser finds its fields in order. */
export function Form(props: Props) {
  const {
    id = 'form1',
    label,
    name,
    isQuiet = false,
    isDisabled = false,
    onSubmit,
    beside,
    foot,
    noValidate = false,
  } = props;
  const t = useMessages(kernelMessages);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Box
      component="form"
      id={id}
      noValidate={noValidate}
      onSubmit={submit}
      aria-label={name}
      ref={props.formRef}
      sx={{ display: 'flex', flexDirection: 'column', gap: '15px', ...props.sx }}
    >
      {props.children}
      {foot === undefined ? (
        <Box sx={{ display: 'flex', gap: '12px' }}>
          <Button type="submit" variant={isQuiet ? 'outlined' : 'contained'} disabled={isDisabled}>
            {label ?? t('save')}
          </Button>
          {beside}
        </Box>
      ) : (
        foot
      )}
    </Box>
  );
}
