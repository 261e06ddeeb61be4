import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRefresh } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { siteDocuments } from '@paideia/events/documents/document.rules.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useActs } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { ActDialog, AppLink, notify } from '../../lib/ui/index.ts';
import {
  DeleteDocumentDocument,
  PublishDocumentDocument,
  UnpublishDocumentDocument,
  type DocumentDetailFragment,
} from '../../generated/documents/admin/documents-admin.ts';
import { documents, read } from '../documents.screens.ts';
import { documentsAdminMessages } from './documents-admin.messages.ts';

type Wish = 'publish' | 'unpublish' | 'delete';

/** What is done with a document besides writing it. Each asks, since readers notice. */
export function DocumentActs({ document }: { readonly document: DocumentDetailFragment }) {
  const t = useMessages(documentsAdminMessages);
  const refresh = useRefresh();
  const navigate = useNavigate();
  const acts = useActs(() => Promise.resolve(refresh()), refresh);
  const commands = {
    publish: useCommand(PublishDocumentDocument),
    unpublish: useCommand(UnpublishDocumentDocument),
    delete: useCommand(DeleteDocumentDocument),
  };
  const [wish, setWish] = useState<Wish>();
  const { id, _revision, title, published, version, liveVersion } = document;
  const close = () => {
    acts.forget();
    setWish(undefined);
  };
  const submit = async (wished: Wish) => {
    const seen = { _id: id, expectedRevision: _revision };
    if (!(await acts.attempt(async () => commands[wished].run(seen)))) return;
    notify(t(`${wished}Done`, { title }));
    close();
    if (wished === 'delete') void navigate(documents.path);
  };
  const button = (wished: Wish, look: 'contained' | 'outlined') => (
    <Button variant={look} color={wished === 'delete' ? 'error' : 'primary'} onClick={() => setWish(wished)}>
      {t(wished)}
    </Button>
  );
  return (
    <>
      {published && (
        <AppLink to={siteDocuments.includes(title) ? `/${title}` : addressOf(read, { title })}>{t('view')}</AppLink>
      )}
      {!siteDocuments.includes(title) && button('delete', 'outlined')}
      {published && button('unpublish', 'outlined')}
      {version !== liveVersion && button('publish', 'contained')}
      {wish && (
        <ActDialog
          title={t(`${wish}Title`, { title })}
          confirm={t(wish)}
          isDestructive={wish !== 'publish'}
          isBusy={commands[wish].isBusy}
          acts={acts}
          onSubmit={() => void submit(wish)}
          onClose={close}
        >
          <Typography>{t(`${wish}Means`, { version })}</Typography>
        </ActDialog>
      )}
    </>
  );
}
