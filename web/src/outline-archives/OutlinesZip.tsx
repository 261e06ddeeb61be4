import { useApolloClient, type ApolloClient } from '@apollo/client';
import FolderZip from '@mui/icons-material/FolderZipOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import { useRemote } from '../lib/data/index.ts';
import { fileSize, number, useMessages } from '../lib/i18n/index.ts';
import { kernelMessages, notify, notifyError } from '../lib/ui/index.ts';
import {
  GroupOutlinesDocument,
  GroupOutlinesZipUrlDocument,
  type GroupOutlinesQuery,
} from '../generated/outline-archives/outline-archives.ts';
import { outlineArchivesMessages } from './outline-archives.messages.ts';

export const askEveryMs = 800;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks until the archive is there: whoever asks no more has the server give it up. Undefined when it could not be made, null after the signal. */
async function archiveAddress(
  client: ApolloClient<object>,
  groupId: string,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<string | null | undefined> {
  for (;;) {
    const { data } = await client.query({
      query: GroupOutlinesZipUrlDocument,
      variables: { groupId },
      fetchPolicy: 'no-cache',
    });
    const { url, done, isFailed } = data.groupOutlinesZipUrl;
    if (signal.aborted) return null;
    if (isFailed || url !== null) return url ?? undefined;
    onProgress(done);
    await wait(askEveryMs);
    if (signal.aborted) return null;
  }
}

/** Saves the outlines of all courses of a group as one file; nothing where there are none. */
export function OutlinesZip({ groupId }: { readonly groupId: string }) {
  const { data } = useRemote(GroupOutlinesDocument, { groupId }, ({ groupOutlines }) => groupOutlines);
  return data && data.count > 0 ? <Archive key={data.groupId} outlines={data} /> : null;
}

function Archive({ outlines: { groupId, count, size } }: { readonly outlines: GroupOutlinesQuery['groupOutlines'] }) {
  const t = useMessages(outlineArchivesMessages);
  const kernel = useMessages(kernelMessages);
  const client = useApolloClient();
  /** Undefined unless it is being made. */
  const [done, setDone] = useState<number>();
  const asking = useRef<AbortController>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const save = async () => {
    const { signal } = (asking.current = new AbortController());
    setDone(0);
    const url = await archiveAddress(client, groupId, signal, setDone).catch((error: unknown) => {
      if (!signal.aborted) notifyError(error);
      return null;
    });
    if (signal.aborted) return;
    setDone(undefined);
    if (url === undefined) notifyError(t('failed'));
    if (!url) return;
    Object.assign(document.createElement('a'), { href: url, download: '' }).click();
    notify(t('begun'));
  };
  const cancel = () => {
    asking.current?.abort();
    setDone(undefined);
    button.current?.focus();
  };
  const isMaking = done !== undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '9px 12px' }}>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<FolderZip />}
        aria-disabled={isMaking}
        onClick={isMaking ? undefined : () => void save()}
      >
        {t('all', { count: number(count), size: fileSize(size) })}
      </Button>
      <Box role="status" sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)', minWidth: isMaking ? 150 : 0 }}>
        {isMaking && (
          <>
            {t('progress', { done: number(done), count: number(count) })}
            <LinearProgress variant="determinate" value={(100 * done) / count} aria-hidden sx={{ mt: '3px' }} />
          </>
        )}
      </Box>
      {isMaking && (
        <Button size="small" variant="outlined" onClick={cancel}>
          {kernel('cancel')}
        </Button>
      )}
    </Box>
  );
}
