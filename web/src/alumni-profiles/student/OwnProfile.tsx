import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { fullDate, useMessages } from '../../lib/i18n/index.ts';
import { type EachField, type Fact, FactList, kernelMessages, SectionCard } from '../../lib/ui/index.ts';
import { alumniProfilesMessages } from '../alumni-profiles.messages.ts';
import { AlumniProfileForm, type Profile } from './AlumniProfileForm.tsx';

/** What the other alumni know of me. */
export function OwnProfile({ profile }: { readonly profile: Profile }) {
  const t = useMessages(alumniProfilesMessages);
  const kernel = useMessages(kernelMessages);
  const [isEdited, setEdited] = useState(false);
  if (isEdited) return <AlumniProfileForm start={profile} onDone={() => setEdited(false)} />;
  const facts: EachField<Profile, Fact> = {
    location: [t('location'), profile.location],
    gradDate: [t('gradDate'), fullDate(profile.gradDate)],
    gradPlace: [t('gradPlace'), profile.gradPlace],
  };
  return (
    <SectionCard
      title={t('gateTitle')}
      aside={
        <Button size="small" variant="outlined" onClick={() => setEdited(true)}>
          {kernel('edit')}
        </Button>
      }
    >
      <Box sx={{ p: '3px 18px 18px' }}>
        <FactList facts={Object.values(facts)} />
      </Box>
    </SectionCard>
  );
}
