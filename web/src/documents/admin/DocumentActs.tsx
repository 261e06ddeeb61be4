import { siteDocuments } from '@paideia/events/documents/document.rules.ts';
import { PublicationActs } from '../../console/publications/PublicationActs.tsx';
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

const commands = {
  publish: PublishDocumentDocument,
  unpublish: UnpublishDocumentDocument,
  delete: DeleteDocumentDocument,
};

/** What is done with a document besides writing it, and its page as readers see it. */
export function DocumentActs({ document }: { readonly document: DocumentDetailFragment }) {
  const t = useMessages(documentsAdminMessages);
  const { title, published, version, liveVersion } = document;
  const isOfSite = siteDocuments.includes(title);
  return (
    <>
      {published && <AppLink to={isOfSite ? `/${title}` : addressOf(read, { title })}>{t('view')}</AppLink>}
      <PublicationActs
        record={document}
        commands={commands}
        offered={[
          ...(isOfSite ? [] : (['delete'] as const)),
          ...(published ? (['unpublish'] as const) : []),
          ...(version === liveVersion ? [] : (['publish'] as const)),
        ]}
        means={{ publish: t('publishMeans', { version }), unpublish: t('unpublishMeans'), delete: t('deleteMeans') }}
        list={documents}
        isBesideForm
      />
    </>
  );
}
