import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDataProvider, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../lib/i18n/index.ts';
import { pathIn, type Screen } from '../../lib/screens/index.ts';
import { kernelMessages, Modal } from '../../lib/ui/index.ts';
import { useMayChange } from '../MayChange.tsx';
import { ActButton } from './ActButton.tsx';

type Props = {
  readonly resource: string;
  /** It is the one that is shown: when it has changed since, nothing is deleted. */
  readonly record: RaRecord;
  /** Its page leads there when it is gone. */
  readonly list: Screen;
  readonly title: string;
  /** What is lost with it, and what stays. */
  readonly means: string;
  readonly done: string;
  /** Something else needs the record: this is said in place of the question, with what helps, and nothing is offered that would be refused. */
  readonly needed?: { readonly title: string; readonly by: ReactNode } | undefined;
};

/** Deletes a record by the `delete` command of its resource, after it was said what that means. */
export function DeleteAct({ resource, record, list, title, means, done, needed }: Props) {
  const provider = useDataProvider();
  const navigate = useNavigate();
  const label = useMessages(kernelMessages)('delete');
  const mayChange = useMayChange();
  if (needed)
    return (
      mayChange && (
        <Modal
          title={needed.title}
          button={(open) => (
            <Button variant="text" color="error" onClick={open}>
              {label}
            </Button>
          )}
        >
          {() => needed.by}
        </Modal>
      )
    );
  return (
    <ActButton
      label={label}
      title={title}
      isDestructive
      start={{}}
      send={() => provider.delete(resource, { id: record.id, previousData: record })}
      done={done}
      onDone={() => void navigate(pathIn(list))}
    >
      {() => <Typography>{means}</Typography>}
    </ActButton>
  );
}
