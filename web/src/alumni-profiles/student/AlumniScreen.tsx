import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { type Remote, useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { Screen } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { DataScreen, PageHeader, PageWidth, Spinner } from '../../lib/ui/index.ts';
import { AlumniEntryDocument, type AlumniEntryFragment } from '../../generated/alumni-profiles/alumni-entry.ts';
import { alumniProfilesMessages } from '../alumni-profiles.messages.ts';
import { AlumniProfileForm } from './AlumniProfileForm.tsx';

/** Alumni enter, and where it says so whoever looks after them; who may not is asked for nothing. */
export function useMayEnter({ isForAdmins = true }: { readonly isForAdmins?: boolean } = {}): boolean {
  const { isAlumni, isAlumniAdmin } = useUser();
  return isAlumni || (isForAdmins && isAlumniAdmin);
}

type Props<Data> = {
  readonly screen: Screen;
  readonly title: string;
  /** It is asked for by whoever may enter alone. */
  readonly remote: Remote<Data>;
  readonly isForAdmins?: boolean;
  readonly actions?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** A page of the alumni. Others are told so; an alumnus whose profile is not complete fills it in first. */
export function AlumniScreen<Data extends AlumniEntryFragment>(props: Props<Data>) {
  const { screen, title, remote, isForAdmins = true, actions, subtitle, children } = props;
  const t = useMessages(alumniProfilesMessages);
  const { isAlumni } = useUser();
  const mayEnter = useMayEnter({ isForAdmins });
  const profile = remote.data?.alumniHome.profile;
  const isInside = mayEnter && remote.data !== undefined && (!isAlumni || isWhole(profile));
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader
        title={mayEnter ? title : t('deniedTitle')}
        place={{ screen }}
        {...(isInside && { actions, subtitle })}
      />
      {!mayEnter && (
        <Alert severity="info" role="status">
          {t('deniedText')}
        </Alert>
      )}
      {mayEnter && (
        <DataScreen remote={remote}>
          {(data) => (isInside ? children(data) : <FirstProfile entry={data} again={remote.again} />)}
        </DataScreen>
      )}
    </PageWidth>
  );
}

type Entry = {
  readonly remote: Remote<AlumniEntryFragment>;
  /** Whoever is of the alumni has a whole profile. */
  readonly isInside: boolean;
  readonly hasDepartment: boolean;
};
/** For a page that asks for its own. */
export function useEntry(): Entry {
  const { isAlumni } = useUser();
  const remote = useRemote(AlumniEntryDocument, isAlumni ? {} : null, (data) => data);
  // What cannot be asked is no reason to shut anybody out.
  const isInside = !isAlumni || remote.error !== undefined || isWhole(remote.data?.alumniHome.profile);
  return { remote, isInside, hasDepartment: remote.data?.alumniHome.hasDepartment ?? false };
}
/** Stands around a part that asks for its own: an alumnus whose profile is not complete fills it in first. */
export function ProfileGate({ children }: { readonly children: ReactNode }) {
  const { remote, isInside } = useEntry();
  if (isInside) return children;
  return remote.data ? <FirstProfile entry={remote.data} again={remote.again} /> : <Spinner />;
}

type Known = AlumniEntryFragment['alumniHome']['profile'];
const isWhole = (profile: Known | undefined): boolean =>
  Boolean(profile?.location && profile.gradDate && profile.gradPlace);

type FirstProps = { readonly entry: AlumniEntryFragment; readonly again: () => Promise<unknown> };
/** It begins with what the college knows already. */
function FirstProfile({ entry: { alumniHome, currentUser }, again }: FirstProps) {
  const t = useMessages(alumniProfilesMessages);
  const { profile } = alumniHome;
  return (
    <AlumniProfileForm
      intro={t('gateText')}
      again={again}
      start={{
        location: profile?.location ?? currentUser.location ?? '',
        gradDate: profile?.gradDate ?? '',
        gradPlace: profile?.gradPlace ?? currentUser.gradLocation ?? '',
      }}
    />
  );
}
