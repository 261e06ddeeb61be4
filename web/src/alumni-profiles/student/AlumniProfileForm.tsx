import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SyntheticEvent } from 'react';
import { longestPlace } from '@paideia/events/alumni-profiles/alumni-profile.rules.ts';
import { UnsavedChanges, useForm, LabelledText } from '../../lib/forms/index.ts';
import { dayOf, useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages, notify, notifyError } from '../../lib/ui/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { AlumniHomeDocument, CompleteAlumniProfileDocument } from '../../generated/alumni-profiles/alumni-profiles.ts';
import { alumniProfilesMessages } from '../alumni-profiles.messages.ts';

export type Profile = { readonly location: string; readonly gradDate: string; readonly gradPlace: string };
type Props = { readonly intro?: string; readonly start: Profile; readonly onDone?: () => void };
const refetch = [AlumniHomeDocument];

/** All three are needed to enter the alumni's pages. */
export function AlumniProfileForm({ intro, start, onDone }: Props) {
  const t = useMessages(alumniProfilesMessages);
  const kernel = useMessages(kernelMessages);
  const { value: profile, change, isUnsaved } = useForm({ start: () => start });
  const { run, isBusy } = useCommand(CompleteAlumniProfileDocument, { refetch });
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    try {
      await run(profile);
      notify(t('saved'));
      onDone?.();
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <Card
      component="form"
      id="form1"
      onSubmit={(event) => void save(event)}
      sx={{ p: { xs: '15px', md: '24px' }, maxWidth: 566, display: 'flex', flexDirection: 'column', gap: '15px' }}
    >
      <Typography component="h2" variant="h3">
        {t('gateTitle')}
      </Typography>
      {intro && <Typography sx={{ color: 'var(--ink-2)' }}>{intro}</Typography>}
      <LabelledText
        label={t('location')}
        value={profile.location}
        onChange={change('location')}
        required
        maxLength={longestPlace}
        autoComplete="address-level2"
      />
      <LabelledText
        label={t('gradDate')}
        type="date"
        value={profile.gradDate}
        onChange={change('gradDate')}
        required
        max={dayOf(new Date())}
      />
      <LabelledText
        label={t('gradPlace')}
        value={profile.gradPlace}
        onChange={change('gradPlace')}
        required
        maxLength={longestPlace}
      />
      <div style={{ display: 'flex', gap: 12 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {kernel('save')}
        </Button>
        {onDone && (
          <Button variant="outlined" disabled={isBusy} onClick={onDone}>
            {kernel('cancel')}
          </Button>
        )}
      </div>
      <UnsavedChanges isChanged={isUnsaved && !isBusy} />
    </Card>
  );
}
