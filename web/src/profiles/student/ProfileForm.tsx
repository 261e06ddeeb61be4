import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { EmailLines, PhoneLines } from '../../kernel/ContactLines.tsx';
import { Field } from '../../kernel/Field.tsx';
import { kernelMessages } from '../../kernel/kernel.messages.ts';
import { notify, notifyError } from '../../kernel/notify.tsx';
import { TextInput } from '../../kernel/TextInput.tsx';
import { UnsavedChanges } from '../../kernel/UnsavedChanges.tsx';
import { useCommand } from '../../kernel/use-command.ts';
import { useMessages } from '../../kernel/use-messages.ts';
import { formOf, inputOf, isChanged, type ProfileForm as Form } from '../profile-form.ts';
import { ProfileDocument, UpdateProfileDocument, type OwnProfile } from '../profiles.documents.ts';
import { profilesMessages } from '../profiles.messages.ts';

const refetch = [ProfileDocument];
const pair = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }, gap: '15px' };

/** What others may know of me, and how to reach me. */
export function ProfileForm({ profile }: { readonly profile: OwnProfile }) {
  const t = useMessages(profilesMessages);
  const kernel = useMessages(kernelMessages);
  const stands = formOf(profile);
  const [form, setForm] = useState(stands);
  const { run, isBusy } = useCommand(UpdateProfileDocument, { refetch });
  const hasChanged = isChanged(profile._id, form, stands);
  const set =
    <K extends keyof Form>(name: K) =>
    (value: Form[K]) =>
      setForm((was) => ({ ...was, [name]: value }));
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    try {
      await run({ userProfileInput: inputOf(profile._id, form) });
      notify(t('saved'));
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <Card
      component="form"
      id="form1"
      onSubmit={(event) => void save(event)}
      sx={{ p: { xs: '15px', md: '24px' }, maxWidth: 744, display: 'flex', flexDirection: 'column', gap: '18px' }}
    >
      <Typography component="h2" variant="h3">
        {t('person')}
      </Typography>
      <Box sx={pair}>
        <Field label={t('firstName')}>
          {(ties) => <TextInput ties={ties} value={form.firstName} onChange={set('firstName')} required maxLength={100} autoComplete="given-name" />}
        </Field>
        <Field label={t('lastName')}>
          {(ties) => <TextInput ties={ties} value={form.lastName} onChange={set('lastName')} required maxLength={100} autoComplete="family-name" />}
        </Field>
      </Box>
      <Field label={t('location')} isOptional>
        {(ties) => <TextInput ties={ties} value={form.location} onChange={set('location')} maxLength={200} autoComplete="address-level2" />}
      </Field>
      <PhoneLines lines={form.phones} onChange={set('phones')} />
      <EmailLines lines={form.emails} onChange={set('emails')} />
      <Box sx={pair}>
        <Field label={t('homePage')} isOptional>
          {(ties) => <TextInput ties={ties} value={form.homePage} onChange={set('homePage')} maxLength={500} autoComplete="url" />}
        </Field>
        <Field label={t('url')} isOptional>
          {(ties) => <TextInput ties={ties} value={form.url} onChange={set('url')} maxLength={500} />}
        </Field>
      </Box>
      <Field label={t('social')} isOptional>
        {(ties) => <TextInput ties={ties} value={form.socialUserName} onChange={set('socialUserName')} maxLength={100} autoComplete="nickname" />}
      </Field>
      <Box sx={{ display: 'flex', gap: '12px' }}>
        <Button type="submit" variant="contained" disabled={isBusy || !hasChanged}>
          {kernel('save')}
        </Button>
        {hasChanged && (
          <Button variant="outlined" disabled={isBusy} onClick={() => setForm(stands)}>
            {kernel('cancel')}
          </Button>
        )}
      </Box>
      <UnsavedChanges isChanged={hasChanged && !isBusy} />
    </Card>
  );
}
