import History from '@mui/icons-material/HistoryOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DataScreen, EmptyState, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { PrintButton } from '../../lib/paper/index.ts';
import { dayOf, fullDate, useMessages } from '../../lib/i18n/index.ts';
import { GroupPicker, groupMessages } from '../../lib/forms/index.ts';
import { useGroup, useUser } from '../../lib/session/index.ts';
import { useFresh } from '../../lib/data/index.ts';
import { TranscriptDocument } from '../../generated/transcripts/transcripts.ts';
import { transcriptsMessages } from '../transcripts.messages.ts';
import { AsOf } from './AsOf.tsx';
import { TranscriptPaper } from './TranscriptPaper.tsx';
import { transcript as transcriptScreen } from '../transcripts.screens.ts';

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** All grades of a group as a document, of today or of an earlier day; each grade says where it comes from. The day is part of the address. */
export function TranscriptPage() {
  const t = useMessages(transcriptsMessages);
  const group = useMessages(groupMessages);
  const { _id: userId } = useUser();
  const { groupId } = useGroup();
  const [search, setSearch] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  const asked = search.get('asOf');
  const asOf = isDay(asked) ? asked : undefined;
  const remote = useFresh(
    TranscriptDocument,
    groupId ? { userId, groupId, ...(asOf ? { asOf } : {}) } : null,
    ({ transcript }) => transcript,
  );
  const choose = (day: string | undefined) => {
    setSearch(day ? { asOf: day } : {});
    setChoosing(false);
  };
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <Box sx={{ maxWidth: 786, '@media print': { maxWidth: 'none' } }}>
        <Box data-print="no">
          <PageHeader
            title={t('transcript')}
            place={{ screen: transcriptScreen }}
            subtitle={groupId && t('unofficial', { date: fullDate(asOf ?? dayOf(new Date(), remote.data?.timeZone)) })}
            actions={
              groupId && (
                <>
                  <GroupPicker />
                  <Button
                    variant="outlined"
                    startIcon={<History />}
                    aria-expanded={isChoosing}
                    onClick={() => setChoosing(!isChoosing)}
                  >
                    {t('asOf')}
                  </Button>
                  {remote.data && <PrintButton variant="contained" />}
                </>
              )
            }
          />
          {isChoosing && <AsOf day={asOf} onDay={choose} />}
          {asOf && !isChoosing && (
            <Alert
              severity="info"
              sx={{ mb: '12px' }}
              action={
                <Button size="small" variant="text" onClick={() => choose(undefined)}>
                  {t('today')}
                </Button>
              }
            >
              {t('replayed', { date: fullDate(asOf) })}
            </Alert>
          )}
        </Box>
        {!groupId && <Alert severity="info">{group('noGroups')}</Alert>}
        {groupId && (
          <DataScreen
            remote={remote}
            isEmpty={({ terms }) => terms.length === 0}
            empty={<EmptyState>{t('noTerms')}</EmptyState>}
          >
            {(transcript) => <TranscriptPaper transcript={transcript} asOf={asOf} />}
          </DataScreen>
        )}
      </Box>
    </PageWidth>
  );
}
