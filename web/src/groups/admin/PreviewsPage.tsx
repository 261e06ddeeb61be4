import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { useOpenRegionChoices } from '../../console/use-places.ts';
import { useRemote } from '../../lib/data/index.ts';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { appState, remember, useUser } from '../../lib/session/index.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import { GroupPreviewsDocument } from '../../generated/groups/student-groups.ts';
import { previews } from '../groups.screens.ts';
import { StudentGroupCard } from '../StudentGroupCard.tsx';
import { previewsMessages } from './previews.messages.ts';

const none: readonly string[] = [];

/** `/groups/preview/all`: the groups of a region as their students see them. */
export function PreviewsPage() {
  const t = useMessages(previewsMessages);
  const { regionIds } = useUser();
  const regions = useOpenRegionChoices(none);
  const [search, setSearch] = useSearchParams();
  const isOffered = (id: string | undefined) => regions.some(({ value }) => value === id);
  const first = [appState().selectedRegionId, ...regionIds].find(isOffered) ?? regions[0]?.value;
  const regionId = search.get('region') ?? first ?? '';
  const remote = useRemote(
    GroupPreviewsDocument,
    regionId === '' ? null : { regionId },
    ({ groupPreviews }) => groupPreviews,
  );
  return (
    <ConsolePage>
      <ConsoleHeader screen={previews} subtitle={t('subtitle')} />
      <Box sx={{ maxWidth: 330, mb: '18px' }}>
        <LabelledChoice
          isCompact
          label={t('region')}
          value={regionId}
          options={regions}
          onChange={(region) => {
            remember({ selectedRegionId: region });
            setSearch({ region }, { replace: true });
          }}
        />
      </Box>
      <DataScreen
        remote={remote}
        isEmpty={(groups) => groups.length === 0}
        empty={<Alert severity="info">{t('noGroups')}</Alert>}
      >
        {(groups) => (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
            {groups.map((group) => (
              <StudentGroupCard key={group._id} group={group} />
            ))}
          </Box>
        )}
      </DataScreen>
    </ConsolePage>
  );
}
