import Alert from '@mui/material/Alert';
import { DataScreen, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { AlumniHomeDocument } from '../../generated/alumni-profiles/alumni-profiles.ts';
import { alumniProfilesMessages } from '../alumni-profiles.messages.ts';
import { AlumniHome } from './AlumniHome.tsx';
import { AlumniProfileForm } from './AlumniProfileForm.tsx';
import { alumni } from '../alumni-profiles.screens.ts';

/** The home of the alumni. Others are told so; an alumnus whose profile is not complete fills it in first. */
export function AlumniPage() {
  const t = useMessages(alumniProfilesMessages);
  const { isAlumni } = useUser();
  const remote = useRemote(AlumniHomeDocument, isAlumni ? {} : null, (data) => data);
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader title={t(isAlumni ? 'title' : 'deniedTitle')} place={{ screen: alumni }} />
      {!isAlumni && (
        <Alert severity="info" role="status">
          {t('deniedText')}
        </Alert>
      )}
      {isAlumni && (
        <DataScreen remote={remote}>
          {({ alumniHome: { profile, ...links }, currentUser, noticeboard }) => {
            const { location, gradDate, gradPlace } = profile ?? { location: null, gradDate: null, gradPlace: null };
            return location && gradDate && gradPlace ? (
              <AlumniHome profile={{ location, gradDate, gradPlace }} news={noticeboard} links={links} />
            ) : (
              <AlumniProfileForm
                intro={t('gateText')}
                start={{
                  location: location ?? currentUser.location ?? '',
                  gradDate: gradDate ?? '',
                  gradPlace: gradPlace ?? currentUser.gradLocation ?? '',
                }}
              />
            );
          }}
        </DataScreen>
      )}
    </PageWidth>
  );
}
