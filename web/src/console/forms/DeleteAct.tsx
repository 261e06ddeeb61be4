import Typography from '@mui/material/Typography';
import { useDataProvider, type RaRecord } from 'ra-core';
import { useNavigate } from 'react-router';
import { useMessages } from '../../lib/i18n/index.ts';
import { pathIn, type Screen } from '../../lib/screens/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
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
};

/** Deletes a record by the `delete` command of its resource, after it was said what that means. */
export function DeleteAct({ resource, record, list, title, means, done }: Props) {
  const provider = useDataProvider();
  const navigate = useNavigate();
  return (
    <ActButton
      label={useMessages(kernelMessages)('delete')}
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
