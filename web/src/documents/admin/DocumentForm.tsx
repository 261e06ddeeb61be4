import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { EditBase, Form, SaveButton, useEditContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { documentCommands } from '@paideia/events/documents/document.commands.ts';
import { ConflictChoice } from '../../console/forms/ConflictChoice.tsx';
import { PicksField, TextField } from '../../console/forms/inputs.tsx';
import { RichTextInput } from '../../console/forms/RichTextInput.tsx';
import { useRecordForm } from '../../console/forms/use-record-form.ts';
import { whole } from '../../console/whole.ts';
import { errorText } from '../../lib/data/index.ts';
import { UnsavedChanges } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { DocumentDetailFragment } from '../../generated/documents/admin/documents-admin.ts';
import { documentsAdminMessages } from './documents-admin.messages.ts';
import { DocumentVersions } from './DocumentVersions.tsx';
import { readerChoices } from './readers.ts';

type Props = { readonly document: DocumentDetailFragment };
const schema = documentCommands.UpdateDocument.omit({ documentId: true });
const held = ({ id, _revision, title, content, permissions }: DocumentDetailFragment) => ({
  id,
  _revision,
  title,
  content,
  permissions,
});

/** The next version of a document. Saved, it waits until it is published. */
export const DocumentForm = ({ document }: Props) => (
  <EditBase
    resource="documents"
    id={document.id}
    mutationMode="pessimistic"
    redirect={false}
    queryOptions={{ meta: whole }}
    mutationOptions={{ meta: whole }}
  >
    <Fields key={document._revision} document={document} />
  </EditBase>
);

function Fields({ document }: Props) {
  const t = useMessages(documentsAdminMessages);
  const { refetch } = useEditContext<DocumentDetailFragment>();
  const again = async () => {
    const { data } = await refetch();
    return data && held(data);
  };
  const { form, isBusy, error, conflict } = useRecordForm({
    schema,
    fieldOf: { 'document.titleTaken': { field: 'title' }, 'document.keepsTitle': { field: 'title' } },
    saved: ({ title }) => t('saved', { title: String(title) }),
    begun: held(document),
    again,
  });
  const words = { title: { label: t('title') }, content: { label: t('text') }, permissions: { label: t('readers') } };
  return (
    <Form {...form}>
      <Asking />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          gap: '18px',
          alignItems: 'start',
        }}
      >
        <Card sx={{ p: '15px 18px 18px', display: 'flex', flexDirection: 'column', gap: '15px' }}>
          {conflict && <ConflictChoice conflict={conflict} fields={words} />}
          {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
          <TextField source="title" label={t('title')} />
          <RichTextInput source="content" label={t('text')} isOptional />
          <PicksField
            source="permissions"
            label={t('addReader')}
            hint={t('readersHint')}
            none={t('everyone')}
            choices={readerChoices(t)}
            isOptional
          />
          <Box>
            <SaveButton label={t('save')} icon={null} alwaysEnable={!isBusy} />
          </Box>
        </Card>
        <DocumentVersions document={document} />
      </Box>
    </Form>
  );
}

/** Asks before a page with something typed is left. */
function Asking() {
  const { isDirty, isSubmitting } = useFormState();
  return <UnsavedChanges isChanged={isDirty && !isSubmitting} />;
}
