import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { siteDocuments } from '@paideia/events/documents/document.rules.ts';
import { ActButton } from '../../console/forms/ActButton.tsx';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { AppLink } from '../../lib/ui/index.ts';
import {
  DeleteDocumentDocument,
  PublishDocumentDocument,
  UnpublishDocumentDocument,
  type DocumentDetailFragment,
} from '../../generated/documents/admin/documents-admin.ts';
import { documents, read } from '../documents.screens.ts';
import { documentsAdminMessages } from './documents-admin.messages.ts';

/** What is done with a document besides writing it. Each asks, since readers notice. */
export function DocumentActs({ document }: { readonly document: DocumentDetailFragment }) {
  const t = useMessages(documentsAdminMessages);
  const navigate = useNavigate();
  const commands = {
    publish: useCommand(PublishDocumentDocument),
    unpublish: useCommand(UnpublishDocumentDocument),
    delete: useCommand(DeleteDocumentDocument),
  };
  const { id, _revision, title, published, version, liveVersion } = document;
  const act = (wish: keyof typeof commands) => (
    <ActButton
      key={wish}
      label={t(wish)}
      title={t(`${wish}Title`, { title })}
      isDestructive={wish === 'delete'}
      isMain={wish === 'publish'}
      start={{}}
      send={async () => commands[wish].run({ _id: id, expectedRevision: _revision })}
      done={t(`${wish}Done`, { title })}
      onDone={() => wish === 'delete' && void navigate(documents.path)}
    >
      {() => <Typography>{t(`${wish}Means`, { version })}</Typography>}
    </ActButton>
  );
  return (
    <>
      {published && (
        <AppLink to={siteDocuments.includes(title) ? `/${title}` : addressOf(read, { title })}>{t('view')}</AppLink>
      )}
      {!siteDocuments.includes(title) && act('delete')}
      {published && act('unpublish')}
      {version !== liveVersion && act('publish')}
    </>
  );
}
