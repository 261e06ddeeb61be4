import type { TypedDocumentNode } from '@apollo/client';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { pathIn, type Screen } from '../../lib/screens/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import { ActButton } from '../forms/ActButton.tsx';
import { useTypedOnPage } from '../forms/typed-on-page.tsx';
import { publicationMessages } from './publications.messages.ts';

type Act = 'delete' | 'unpublish' | 'publish';
type Variables = { readonly _id: string; readonly expectedRevision: number; readonly commandId?: string | null };
type Props = {
  readonly record: { readonly id: string; readonly _revision: number; readonly title: string };
  readonly commands: Readonly<Record<Act, TypedDocumentNode<unknown, Variables>>>;
  /** The acts that the record allows now, in the order of their buttons. */
  readonly offered: readonly Act[];
  /** It says what readers notice of each act. */
  readonly means: Readonly<Record<Act, string>>;
  /** The page leads there when the record is gone. */
  readonly list: Screen;
  /** The text is written on this page, so that saving it is what the page is about. */
  readonly isBesideForm?: boolean;
};

/** It offers what is done with a text for readers besides writing it. Each act asks, since readers notice; none is about what is only typed. */
export function PublicationActs(props: Props) {
  const { record, commands, offered, means, list, isBesideForm = false } = props;
  const { id, _revision, title } = record;
  const t = useMessages(publicationMessages);
  const kernel = useMessages(kernelMessages);
  const navigate = useNavigate();
  const { isTyped } = useTypedOnPage();
  const sent = {
    publish: useCommand(commands.publish),
    unpublish: useCommand(commands.unpublish),
    delete: useCommand(commands.delete),
  };
  return offered.map((act) => (
    <ActButton
      key={act}
      label={act === 'delete' ? kernel('delete') : t(act)}
      title={t(`${act}Title`, { title })}
      isDestructive={act === 'delete'}
      isMain={act === 'publish' && !isBesideForm}
      hindrance={isTyped ? t('typedUnsaved') : undefined}
      start={{}}
      send={() => sent[act].run({ _id: id, expectedRevision: _revision })}
      done={t(`${act}Done`, { title })}
      onDone={() => act === 'delete' && void navigate(pathIn(list))}
    >
      {() => <Typography>{means[act]}</Typography>}
    </ActButton>
  ));
}
