import { requestFormCommands } from '@paideia/events/request-forms/request-form.commands.ts';
import { requestKinds } from '@paideia/events/request-forms/request-form.rules.ts';
import { ChoiceField, NewRecord, TextField } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { requestForm } from '../request-forms.screens.ts';
import { requestFormsAdminMessages } from './request-forms-admin.messages.ts';

const schema = requestFormCommands.SubmitRequestForm.omit({ requestId: true });

/** The button stands above the list of requests. */
export function NewRequest() {
  const t = useMessages(requestFormsAdminMessages);
  return (
    <NewRecord
      resource="request-form"
      title={t('new')}
      confirm={t('submit')}
      schema={schema}
      fresh={{ kind: 'content', subject: '', text: '' }}
      saved={() => t('submitted')}
      screen={requestForm}
    >
      <TextField source="subject" label={t('subject')} />
      <ChoiceField
        isCompact
        source="kind"
        label={t('kind')}
        options={requestKinds.map((kind) => ({ value: kind, label: t(kind) }))}
      />
      <TextField source="text" label={t('text')} rows={5} />
    </NewRecord>
  );
}
