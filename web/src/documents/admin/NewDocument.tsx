import { documentCommands } from '@paideia/events/documents/document.commands.ts';
import { NewRecord, TextField } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { document } from '../documents.screens.ts';
import { documentsAdminMessages } from './documents-admin.messages.ts';

const schema = documentCommands.CreateDocument.omit({ documentId: true });
const fresh = { title: '', content: '', permissions: [] };

/** The button above the list of documents. A title is enough to begin with. */
export function NewDocument() {
  const t = useMessages(documentsAdminMessages);
  return (
    <NewRecord
      resource="documents"
      title={t('new')}
      confirm={t('create')}
      schema={schema}
      fresh={fresh}
      refusals={{ 'document.titleTaken': { field: 'title' } }}
      saved={({ title }) => t('saved', { title: String(title) })}
      screen={document}
    >
      <TextField source="title" label={t('title')} />
    </NewRecord>
  );
}
