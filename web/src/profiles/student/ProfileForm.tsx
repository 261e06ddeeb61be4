import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { longestPersonName } from '@paideia/events/kernel/limits.ts';
import { longestLocation, longestSocialName, longestWebAddress } from '@paideia/events/profiles/profile.rules.ts';
import {
  editsMessages,
  FormCard,
  LabelledText,
  nowReads,
  useForm,
  useKeepFormAtEnd,
  useTypedAtEnd,
} from '../../lib/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { EachField } from '../../lib/ui/index.ts';
import { formOf, inputOf, type ProfileForm as Typed } from '../profile-form.ts';
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
  const edits = useMessages(editsMessages);
  const { run } = useCommand(UpdateProfileDocument, { refetch });
  const name = `profile:${profile._id}`;
  const form = useForm({
    start: formOf(profile),
    revision: profile.profileRevision,
    sentOf: inputOf,
    left: useTypedAtEnd(name),
  });
  useKeepFormAtEnd(name, form);
  const { value, changes, expectedRevision, others } = form;
  const hint = (name: 'phones' | 'emails') => nowReads(others[name], edits);
  const send = async () => {
    const { updateUserProfile } = await run({ userProfileInput: { _id: profile._id, ...changes }, expectedRevision });
    form.saved(updateUserProfile.profileRevision);
  };
  const text = (
    name: 'firstName' | 'lastName' | 'location' | 'homePage' | 'url' | 'socialUserName',
    maxLength: number,
    autoComplete?: string,
  ) => (
    <LabelledText
      label={t(name === 'socialUserName' ? 'social' : name)}
      isOptional={!isName(name)}
      {...form.field(name)}
      required={isName(name)}
      maxLength={maxLength}
      type={name === 'homePage' || name === 'url' ? 'url' : 'text'}
      {...(autoComplete && { autoComplete })}
    />
  );
  const fields: EachField<Typed, ReactNode> = {
    firstName: text('firstName', longestPersonName, 'given-name'),
    lastName: text('lastName', longestPersonName, 'family-name'),
    location: text('location', longestLocation, 'address-level2'),
    phones: <PhoneLines lines={value.phones} hint={hint('phones')} onChange={form.change('phones')} />,
    emails: <EmailLines lines={value.emails} hint={hint('emails')} onChange={form.change('emails')} />,
    homePage: text('homePage', longestWebAddress, 'url'),
    url: text('url', longestWebAddress),
    socialUserName: text('socialUserName', longestSocialName, 'nickname'),
    showVideo: (
      <Box
        component="label"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px', minHeight: 30, fontSize: 14 }}
      >
        <Checkbox
          size="small"
          sx={{ p: 0 }}
          checked={value.showVideo}
          onChange={(_, isOn) => form.change('showVideo')(isOn)}
        />
        {t('showVideo')}
      </Box>
    ),
  };
  return (
    <FormCard
      title={t('person')}
      isMain
      form={form}
      send={send}
      done={t('saved')}
      onCancel={form.isChanged && form.clear}
      sx={{ maxWidth: 744 }}
    >
      <Box sx={pair}>
        {fields.firstName}
        {fields.lastName}
      </Box>
      {fields.location}
      {fields.phones}
      {fields.emails}
      <Box sx={pair}>
        {fields.homePage}
        {fields.url}
      </Box>
      {fields.socialUserName}
      <Box>{fields.showVideo}</Box>
    </FormCard>
  );
}
