import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode, Ref } from 'react';
import { Form } from '../../lib/forms/index.ts';
import { PublicColumn } from './PublicPage.tsx';

type Props = {
  readonly title: string;
  readonly hint: string;
  /** It stands on the button. */
  readonly label: string;
  readonly isDisabled: boolean;
  /** It says why it was not done, also once the toast is gone. */
  readonly refusal?: string | undefined;
  readonly onSubmit: () => unknown;
  /** It is sent anew by itself when the server had no time. */
  readonly formRef: Ref<HTMLFormElement>;
  /** The form says by itself what is missing. */
  readonly noValidate?: boolean;
  /** It stands below the button. */
  readonly below?: ReactNode;
  /** Without a field the button has the focus. */
  readonly children?: ReactNode;
};

/** The one thing that a visitor does on a page. */
export const PublicForm = ({ title, hint, label, isDisabled, refusal, below, children, ...form }: Props) => (
  <PublicColumn title={title} hint={hint}>
    <Form
      {...form}
      sx={{ gap: '18px' }}
      foot={
        <>
          {refusal !== undefined && (
            // The toast is read out already.
            <Alert severity="error" role="none">
              {refusal}
            </Alert>
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            disabled={isDisabled}
            autoFocus={children === undefined}
          >
            {label}
          </Button>
          {below}
        </>
      }
    >
      {children}
    </Form>
  </PublicColumn>
);
