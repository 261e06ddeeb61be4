import { useState } from 'react';
import { documentCommands } from '@paideia/events/documents/document.commands.ts';
import { EditForm, PicksField, RichTextInput, TextField } from '../../console/forms/index.ts';
import { storePicture } from '../../files/files.parts.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { richWords, type Picture } from '../../lib/rich-text/index.ts';
import type { DocumentDetailFragment } from '../../generated/documents/admin/documents-admin.ts';
import { documentsAdminMessages } from './documents-admin.messages.ts';
import { DocumentVersions } from './DocumentVersions.tsx';
import { readerChoices } from './readers.ts';

const schema = documentCommands.UpdateDocument.omit({ documentId: true });
const fieldsOf = ({ title, content, permissions }: DocumentDetailFragment) => ({ title, content, permissions });

/** The next version of a document. Saved, it waits until it is published. */
export function DocumentForm({ document }: { readonly document: DocumentDetailFragment }) {
  const user = useUser();
  const t = useMessages(documentsAdminMessages);
  const [former, setFormer] = useState<readonly Picture[]>([]);
  return (
    <EditForm
      draft={`document:${user._id}:${document.id}`}
      resource="documents"
      record={document}
      schema={schema}
      fieldsOf={fieldsOf}
      fields={{
        title: { label: t('title') },
        content: { label: t('text'), words: richWords },
        permissions: { label: t('readers') },
      }}
      refusals={{
        'document.titleTaken': { field: 'title' },
        'document.keepsTitle': { field: 'title' },
        'file.pictureUnknown': { field: 'content' },
        'file.tooManyPictures': { field: 'content' },
      }}
      saved={({ title }) => t('saved', { title: String(title) })}
      confirm={t('save')}
      aside={<DocumentVersions key={document.version} document={document} onUse={setFormer} />}
    >
      <TextField source="title" label={t('title')} />
      <RichTextInput
        source="content"
        label={t('text')}
        isOptional
        sendPicture={storePicture}
        pictures={[...document.pictures, ...former]}
      />
      <PicksField
        source="permissions"
        label={t('addReader')}
        hint={t('readersHint')}
        none={t('everyone')}
        choices={readerChoices(t)}
        isOptional
      />
    </EditForm>
  );
}
