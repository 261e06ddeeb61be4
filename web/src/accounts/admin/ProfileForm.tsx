import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRefresh } from 'ra-core';
import type { SyntheticEvent } from 'react';
import { longestPersonName } from '@paideia/events/kernel/limits.ts';
import { longestLocation } from '@paideia/events/profiles/profile.rules.ts';
import {
  actsMessages,
  editsMessages,
  nowReads,
  UnsavedChanges,
  useActs,
  useForm,
  LabelledText,
  LabelledChoice,
} from '../../lib/forms/index.ts';
import { kernelMessages, notify } from '../../lib/ui/index.ts';
import { errorText, useCommand } from '../../lib/data/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { profileOf, sentOf, type Profile } from './profile-draft.ts';
import { UpdateUserDocument } from '../../generated/accounts/admin/user-edit.ts';
import { userEditMessages } from './user-edit.messages.ts';
import { EmailLines, PhoneLines } from '../../lib/contacts/index.ts';

/** The person's own facts, as staff corrects them. Only what was changed is sent; somebody else's change is shown beside the field. */
export function ProfileForm({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  const kernel = useMessages(kernelMessages);
  const common = useMessages(actsMessages);
  const edits = useMessages(editsMessages);
  const { config } = useStart();
  const refresh = useRefresh();
  const { run, isBusy } = useCommand(UpdateUserDocument);
  const acts = useActs(() => Promise.resolve(refresh()), refresh);
  const stands = { start: profileOf(user), revision: user.profileRevision };
  const {
    value: typed,
    changes,
    isChanged,
    others,
    expectedRevision,
    change,
    saved,
  } = useForm({ ...stands, sentOf, isOvertaken: acts.isOvertaken });
  const hint = (name: keyof Profile) => nowReads(others[name], edits);
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isSaved = await acts.attempt(async () => {
      const { updateUser } = await run({ _id: user.id, input: changes, expectedRevision });
      saved(updateUser.profileRevision);
    });
    if (isSaved) notify(t('saved'));
  };
  const text = (name: 'firstName' | 'lastName' | 'location', maxLength: number) => (
    <LabelledText
      label={words(name)}
      isOptional={name === 'location'}
      hint={hint(name)}
      value={typed[name]}
      onChange={change(name)}
      required={name !== 'location'}
      maxLength={maxLength}
      autoComplete="off"
    />
  );
  return (
    <Card
      component="form"
      aria-label={words('profile')}
      onSubmit={(event) => void save(event)}
      sx={{ p: '15px 18px 18px' }}
    >
      <Typography component="h2" variant="h4" sx={{ mb: '12px' }}>
        {words('profile')}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
        {acts.isOvertaken && (
          <Alert severity="warning">
            {common('overtaken')} {edits('keptTyped')}
          </Alert>
        )}
        {acts.error !== undefined && <Alert severity="error">{errorText(acts.error)}</Alert>}
        <Box
          sx={{
            display: 'grid',
            gap: '15px',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {text('firstName', longestPersonName)}
          {text('lastName', longestPersonName)}
        </Box>
        {text('location', longestLocation)}
        <LabelledChoice
          label={t('language')}
          hint={hint('locale')}
          value={typed.locale}
          options={config.locales}
          onChange={change('locale')}
          isRequired
        />
        <PhoneLines lines={typed.phones} hint={hint('phones')} onChange={change('phones')} />
        <EmailLines lines={typed.emails} hint={hint('emails')} onChange={change('emails')} />
        <Box>
          <Button type="submit" variant="contained" disabled={!isChanged || isBusy}>
            {kernel('save')}
          </Button>
        </Box>
      </Box>
      <UnsavedChanges isChanged={isChanged && !isBusy} />
    </Card>
  );
}
