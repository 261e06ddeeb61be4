import { useQuery } from '@apollo/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCommand } from '../../lib/data/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import {
  RequestRenditionsDocument,
  VideoRenditionsDocument,
  type RenditionsStateFragment,
} from '../../generated/renditions/admin/renditions.ts';
import { renditionsMessages } from './renditions.messages.ts';

const [oftenMs, seldomMs] = [4_000, 15_000];
/** Nothing stands there before it was asked for, and what is done stays as it is. */
const pollOf = (status: RenditionsStateFragment['status'] | undefined) =>
  status === undefined ? seldomMs : status === 'ready' || status === 'failed' ? 0 : oftenMs;

/** In which qualities a video is there, and how far those are that are being made; nothing where none are made. */
export function RenditionsState({ videoId }: { readonly videoId: string }) {
  const t = useMessages(renditionsMessages);
  const [everyMs, setEvery] = useState(seldomMs);
  const { data } = useQuery(VideoRenditionsDocument, {
    variables: { videoId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: everyMs,
    skipPollAttempt: () => document.hidden,
  });
  const { run, isBusy } = useCommand(RequestRenditionsDocument);
  const state = data?.videoRenditions;
  if (everyMs !== pollOf(state?.status)) setEvery(pollOf(state?.status));
  if (!state) return null;
  const { status, percent, names, failure } = state;
  const texts = {
    waiting: () => t('waiting'),
    running: () => t('running', { percent: number(percent) }),
    ready: () => t('ready', { names: names.join(', ') }),
    failed: () => t('failed', { reason: t(failure ?? 'damaged') }),
  };
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '6px 12px',
        mb: '6px',
        color: 'var(--ink-2)',
      }}
    >
      <span>{texts[status]()}</span>
      {status === 'failed' && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() => void run({ _id: videoId }).catch(() => undefined)}
        >
          {t('again')}
        </Button>
      )}
    </Box>
  );
}
