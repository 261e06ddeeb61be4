import Alert from '@mui/material/Alert';
import { visuallyHidden } from '../../lib/ui/index.ts';
import type { Wait } from './use-wait.ts';

/** It says how long it still takes. The seconds are for the eyes: read out, it is said once. */
export const WaitNotice = ({ wait: { text, atFirst } }: { readonly wait: Wait }) =>
  text !== undefined && (
    <Alert severity="info" role="status">
      <span aria-hidden="true">{text}</span>
      <span style={visuallyHidden}>{atFirst}</span>
    </Alert>
  );
