import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ZodType } from 'zod';
import { newId } from '../../lib/forms/index.ts';
import { addressOf, type Screen } from '../../lib/screens/index.ts';
import { useMayChange } from '../MayChange.tsx';
import { CreateDialog, type CreateProps } from './RecordDialog.tsx';
import type { EachChecked } from './use-record-form.ts';

type Props<S extends ZodType> = Omit<CreateProps<S>, 'begun' | 'onSaved' | 'onClose'> & {
  /** The form begins with these. */
  readonly fresh: EachChecked<S, unknown>;
  /** Shows the record that was made. */
  readonly screen: Screen;
  /** Its address holds these besides the id. */
  readonly params?: Readonly<Record<string, string>>;
  /** It is one part of a page that is about something else. */
  readonly isPart?: boolean;
};

/** The button stands above a list and opens the form of a new record. */
export function NewRecord<S extends ZodType>({ fresh, screen, params, isPart = false, ...dialog }: Props<S>) {
  const navigate = useNavigate();
  const [id, setId] = useState<string>();
  if (!useMayChange()) return null;
  return (
    <>
      <Button
        variant={isPart ? 'outlined' : 'contained'}
        size={isPart ? 'small' : 'medium'}
        startIcon={<Add />}
        onClick={() => setId(newId())}
      >
        {dialog.title}
      </Button>
      {id && (
        <CreateDialog
          {...dialog}
          begun={{ id, ...fresh }}
          onSaved={() => void navigate(addressOf(screen, { ...params, id }))}
          onClose={() => setId(undefined)}
        />
      )}
    </>
  );
}
