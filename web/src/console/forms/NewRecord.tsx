import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '../../lib/forms/index.ts';
import { addressOf, type Screen } from '../../lib/screens/index.ts';
import { useMayChange } from '../MayChange.tsx';
import type { Fields } from '../admin-resource.ts';
import { CreateDialog } from './RecordDialog.tsx';

type Props = Omit<ComponentProps<typeof CreateDialog>, 'begun' | 'onSaved' | 'onClose'> & {
  /** What the form begins with. */
  readonly fresh: Fields;
  /** Shows the record that was made. */
  readonly screen: Screen;
  /** What its address holds besides the id. */
  readonly params?: Readonly<Record<string, string>>;
  /** It is one part of a page that is about something else. */
  readonly isPart?: boolean;
};

/** The button stands above a list and opens the form of a new record. */
export function NewRecord({ fresh, screen, params, isPart = false, ...dialog }: Props) {
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
