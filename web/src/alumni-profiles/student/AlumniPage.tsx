import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { AlumniHomeDocument } from '../../generated/alumni-profiles/alumni-profiles.ts';
import { alumniLibrary } from '../../alumni-videos/alumni-videos.screens.ts';
import { alumniProfilesMessages } from '../alumni-profiles.messages.ts';
import { alumni } from '../alumni-profiles.screens.ts';
import { AlumniHome } from './AlumniHome.tsx';
import { AlumniScreen, useMayEnter } from './AlumniScreen.tsx';

/** `/alumni`: the home of the alumni. */
export function AlumniPage() {
  const t = useMessages(alumniProfilesMessages);
  const remote = useRemote(AlumniHomeDocument, useMayEnter() ? {} : null, (data) => data);
  return (
    <AlumniScreen
      screen={alumni}
      title={t('title')}
      remote={remote}
      actions={
        <Button component={Link} to={alumniLibrary.path} variant="contained">
          {t('openLibrary')}
        </Button>
      }
    >
      {(home) => <AlumniHome home={home} />}
    </AlumniScreen>
  );
}
