import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useCommand } from '../../lib/data/index.ts';
import { ActDialog, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  DefineNotificationDocument,
  type MessageKindFragment,
} from '../../generated/notifications/admin/definitions.ts';
import { definitionsMessages } from './definitions.messages.ts';
import { mailsMessages } from './mails.messages.ts';

type Props = {
  readonly kind: MessageKindFragment;
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** Sets over which of its channels a kind of message goes. */
export function DefinitionDialog({ kind, again, onClose }: Props) {
  const { _id: key, _revision, isChosenByRegion, hasInApp, hasEmail, inApp, email, defaultSubscribed } = kind;
  const t = useMessages(definitionsMessages);
  const names = useMessages(mailsMessages);
  const { run } = useCommand(DefineNotificationDocument);
  const form = useForm({ start: { inApp, email, defaultSubscribed }, revision: _revision, again });
  const check = (name: 'inApp' | 'email' | 'defaultSubscribed', label: string) => (
    <FormControlLabel
      label={label}
      control={<Checkbox checked={form.value[name]} onChange={(_, isOn) => form.change(name)(isOn)} />}
    />
  );
  return (
    <ActDialog
      title={t('change', { kind: names(key) })}
      form={form}
      send={async (typed) => run({ input: { key, ...typed }, expectedRevision: form.expectedRevision })}
      done={t('saved', { kind: names(key) })}
      onDone={() => void again()}
      onClose={onClose}
    >
      {hasInApp && check('inApp', t('inApp'))}
      {hasEmail && check('email', t('email'))}
      {hasEmail && isChosenByRegion && form.value.email && check('defaultSubscribed', t('everybody'))}
    </ActDialog>
  );
}
