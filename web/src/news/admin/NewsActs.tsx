import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { ActButton } from '../../console/forms/ActButton.tsx';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  DeleteNewsDocument,
  PublishNewsDocument,
  UnpublishNewsDocument,
  type NewsItemDetailFragment,
} from '../../generated/news/admin/news-admin.ts';
import { newsItems } from '../news.screens.ts';
import { newsAdminMessages } from './news-admin.messages.ts';

/** What is done with news besides writing it. Each asks, since readers notice. */
export function NewsActs({ item }: { readonly item: NewsItemDetailFragment }) {
  const t = useMessages(newsAdminMessages);
  const navigate = useNavigate();
  const commands = {
    publish: useCommand(PublishNewsDocument),
    unpublish: useCommand(UnpublishNewsDocument),
    delete: useCommand(DeleteNewsDocument),
  };
  const { id, _revision, title, published } = item;
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
      onDone={() => wish === 'delete' && void navigate(newsItems.path)}
    >
      {() => <Typography>{t(`${wish}Means`)}</Typography>}
    </ActButton>
  );
  return (
    <>
      {act('delete')}
      {act(published ? 'unpublish' : 'publish')}
    </>
  );
}
