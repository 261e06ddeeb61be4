import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { translationCommands } from '@paideia/events/translations/translation.commands.ts';
import { CreateDialog, DeleteAct, EditAct, EditDialog, TextField } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import type { TranslationDetailFragment } from '../../generated/translations/translations.ts';
import { translationsMessages } from '../translations.messages.ts';
import { translation, translations } from '../translations.screens.ts';
import { messageFields, messageRefusals } from './message-fields.ts';
import { translationsAdminMessages } from './translations-admin.messages.ts';

const schema = translationCommands.DefineMessage;
const changeSchema = schema.omit({ messageId: true });

function MessageFormFields() {
  const t = useMessages(translationsAdminMessages);
  const words = useMessages(translationsMessages);
  return (
    <>
      <TextField source="category" label={t('category')} />
      <TextField source="description" label={t('description')} rows={2} />
      <TextField source="defaultMessage" label={words('english')} rows={2} />
    </>
  );
}

/** The button above the list: a text that the site does not come with. */
export function NewMessage() {
  const t = useMessages(translationsAdminMessages);
  const words = useMessages(translationsMessages);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const made = useRef('');
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {t('new')}
      </Button>
      {isOpen && (
        <CreateDialog
          resource="translations"
          title={t('new')}
          confirm={t('create')}
          schema={schema}
          begun={{ messageId: '', category: 'college', description: '', defaultMessage: '' }}
          refusals={messageRefusals}
          saved={({ messageId }) => {
            made.current = String(messageId);
            return t('saved', { key: made.current });
          }}
          onSaved={() => void navigate(addressOf(translation, { id: made.current }))}
          onClose={() => setOpen(false)}
        >
          <TextField source="messageId" label={words('key')} hint={t('keyHint')} />
          <MessageFormFields />
        </CreateDialog>
      )}
    </>
  );
}

/** It offers what admins change about a text of the college's own beside its translations. */
export function MessageActs({ message }: { readonly message: TranslationDetailFragment }) {
  const t = useMessages(translationsAdminMessages);
  const words = useMessages(translationsMessages);
  const key = { key: message.id };
  return (
    <>
      <EditAct>
        {(close) => (
          <EditDialog<TranslationDetailFragment, typeof changeSchema>
            resource="translations"
            id={message.id}
            title={t('editTitle', key)}
            schema={changeSchema}
            fieldsOf={messageFields}
            fields={{
              category: { label: t('category') },
              description: { label: t('description') },
              defaultMessage: { label: words('english') },
            }}
            refusals={messageRefusals}
            saved={() => t('saved', key)}
            onClose={close}
          >
            <MessageFormFields />
          </EditDialog>
        )}
      </EditAct>
      <DeleteAct
        resource="translations"
        record={message}
        list={translations}
        title={t('deleteTitle', key)}
        means={t('deleteMeans')}
        done={t('deleted', key)}
      />
    </>
  );
}
