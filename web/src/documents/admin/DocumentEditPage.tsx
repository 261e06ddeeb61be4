import { documentStream } from '@paideia/events/documents/document.events.ts';
import Box from '@mui/material/Box';
import { PublicationState } from '../../console/publications/publication-state.tsx';
import { ShowPage } from '../../console/ShowPage.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import type { DocumentDetailFragment } from '../../generated/documents/admin/documents-admin.ts';
import { document } from '../documents.screens.ts';
import { DocumentActs } from './DocumentActs.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { documentsAdminMessages } from './documents-admin.messages.ts';

/** `/documents/{id}`: a document is written, published and withdrawn, and its versions are compared. */
export function DocumentEditPage() {
  const t = useMessages(documentsAdminMessages);
  return (
    <ShowPage<DocumentDetailFragment>
      resource="documents"
      stream={documentStream}
      screen={document}
      title={({ title }) => title}
      subtitle={(one) => (
        <>
          <PublicationState publication={one} /> <Box component="span">{t('version', { version: one.version })}</Box>
        </>
      )}
      actions={(one) => <DocumentActs document={one} />}
    >
      {(one) => <DocumentForm document={one} />}
    </ShowPage>
  );
}
