import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { documentCommands } from '@paideia/events/documents/document.commands.ts';
import { TextField } from '../../console/forms/inputs.tsx';
import { CreateDialog } from '../../console/forms/RecordDialog.tsx';
import { newId } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { document } from '../documents.screens.ts';
import { documentsAdminMessages } from './documents-admin.messages.ts';

const schema = documentCommands.CreateDocument.omit({ documentId: true });

/** The button above the list of documents. A title is enough to begin with. */
export function NewDocument() {
  const t = useMessages(documentsAdminMessages);
  const navigate = useNavigate();
  const [id, setId] = useState<string>();
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setId(newId())}>
        {t('new')}
      </Button>
      {id && (
        <CreateDialog
          resource="documents"
          title={t('new')}
          confirm={t('create')}
          schema={schema}
          begun={{ id, title: '', content: '', permissions: [] }}
          refusals={{ 'document.titleTaken': { field: 'title' } }}
          saved={({ title }) => t('saved', { title: String(title) })}
          onSaved={() => void navigate(addressOf(document, { id }))}
          onClose={() => setId(undefined)}
        >
          <TextField source="title" label={t('title')} autoFocus />
        </CreateDialog>
      )}
    </>
  );
}
