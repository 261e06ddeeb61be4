import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { longestPersonName } from '@paideia/events/kernel/limits.ts';
import { longestLocation, longestSocialName, longestWebAddress } from '@paideia/events/profiles/profile.rules.ts';
import { actsMessages, editsMessages, nowReads, UnsavedChanges, useForm, LabelledText } from '../../lib/forms/index.ts';
import { kernelMessages, notify, notifyError } from '../../lib/ui/index.ts';
import { errorCode, useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { formOf, inputOf, type ProfileForm as Form } from '../profile-form.ts';
import { ProfileDocument, UpdateProfileDocument, type OwnProfileFragment } from '../../generated/profiles/profiles.ts';
import { profilesMessages } from '../profiles.messages.ts';
import { EmailLines, PhoneLines } from '../../lib/contacts/index.ts';

const refetch = [ProfileDocument];
const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
  gap: '15px',
};

const isName = (name: string): boolean => name === 'firstName' || name === 'lastName';

/** What others may know of me, and how to reach me. */
export function ProfileForm({ profile }: { readonly profile: OwnProfileFragment }) {
  const t = useMessages(profilesMessages);
  const kernel = useMessages(kernelMessages);
  const edits = useMessages(editsMessages);
  const acts = useMessages(actsMessages);
  const [isOvertaken, setOvertaken] = useState(false);
  const { run, isBusy } = useCommand(UpdateProfileDocument, { refetch });
  const stands = { start: formOf(profile), revision: profile.profileRevision };
  const {
    value: form,
    changes,
    isChanged,
    others,
    expectedRevision,
    isUnsaved,
    change,
    saved,
    clear,
  } = useForm({ ...stands, sentOf: inputOf, isOvertaken });
  const hint = (name: keyof Form) => nowReads(others[name], edits);
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    try {
      const { updateUserProfile } = await run({ userProfileInput: { _id: profile._id, ...changes }, expectedRevision });
      saved(updateUserProfile.profileRevision);
      setOvertaken(false);
      notify(t('saved'));
    } catch (error) {
      const isConflict = errorCode(error) === 'conflict';
      setOvertaken(isConflict);
      if (!isConflict) notifyError(error);
    }
  };
  const leave = () => {
    clear();
    setOvertaken(false);
  };
  const text = (
    name: 'firstName' | 'lastName' | 'location' | 'homePage' | 'url' | 'socialUserName',
    maxLength: number,
    autoComplete?: string,
  ) => (
    <LabelledText
      label={t(name === 'socialUserName' ? 'social' : name)}
      isOptional={!isName(name)}
      hint={hint(name)}
      value={form[name]}
      onChange={change(name)}
      required={isName(name)}
      maxLength={maxLength}
      type={name === 'homePage' || name === 'url' ? 'url' : 'text'}
      {...(autoComplete && { autoComplete })}
    />
  );
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
      {isOvertaken && (
        <Alert severity="warning">
          {acts('overtaken')} {edits('keptTyped')}
        </Alert>
      )}
      <Box sx={pair}>
        {text('firstName', longestPersonName, 'given-name')}
        {text('lastName', longestPersonName, 'family-name')}
      </Box>
      {text('location', longestLocation, 'address-level2')}
      <PhoneLines lines={form.phones} hint={hint('phones')} onChange={change('phones')} />
      <EmailLines lines={form.emails} hint={hint('emails')} onChange={change('emails')} />
      <Box sx={pair}>
        {text('homePage', longestWebAddress, 'url')}
        {text('url', longestWebAddress)}
      </Box>
      {text('socialUserName', longestSocialName, 'nickname')}
      <Box sx={{ display: 'flex', gap: '12px' }}>
        <Button type="submit" variant="contained" disabled={isBusy || !isChanged}>
          {kernel('save')}
        </Button>
        {isChanged && (
          <Button variant="outlined" disabled={isBusy} onClick={leave}>
            {kernel('cancel')}
          </Button>
        )}
      </Box>
      <UnsavedChanges isChanged={isUnsaved && !isBusy} />
    </Card>
  );
}
