import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useMessages } from '../../lib/i18n/index.ts';
import { Player } from '../../lib/player/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { Spinner } from '../../lib/ui/index.ts';
import { keptContent } from '../device-files.ts';
import type { KeptFile } from '../sync.rules.ts';
import { appSettingsMessages } from './app-settings.messages.ts';

type Props = { readonly file: KeptFile; readonly subtitles: readonly KeptFile[] };
type Loaded = {
  readonly address: string | undefined;
  readonly tracks: readonly { readonly locale: string; readonly address: string }[];
};
const addressOf = async (file: KeptFile) => {
  const content = await keptContent(file);
  return content && URL.createObjectURL(content);
};
async function load(file: KeptFile, subtitles: readonly KeptFile[]): Promise<Loaded> {
  const tracks = await Promise.all(
    subtitles.map(async (one) => ({ locale: one.locale ?? 'en', address: await addressOf(one) })),
  );
  return {
    address: await addressOf(file),
    tracks: tracks.flatMap(({ locale, address }) => (address === undefined ? [] : [{ locale, address }])),
  };
}

/** Plays a recording from this device; how far it was watched is only noted on the page of its lesson. */
export function KeptRecording({ file, subtitles }: Props) {
  const t = useMessages(appSettingsMessages);
  const { locales } = useStart().config;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let made: Loaded | undefined;
    let isGone = false;
    const free = () => {
      for (const address of [made?.address, ...(made?.tracks ?? []).map((track) => track.address)])
        if (address !== undefined) URL.revokeObjectURL(address);
    };
    void load(file, subtitles).then(
      (found) => {
        made = found;
        if (isGone) free();
        else setLoaded(found);
      },
      () => setLoaded({ address: undefined, tracks: [] }),
    );
    return () => {
      isGone = true;
      free();
    };
  }, [file._id, subtitles.map(({ _id }) => _id).join()]);
  if (!loaded) return <Spinner />;
  if (loaded.address === undefined) return <Alert severity="error">{t('removed')}</Alert>;
  return (
    <Player
      title={file.name}
      isAudio={file.type.startsWith('audio/')}
      address={loaded.address}
      tracks={loaded.tracks.map((track) => ({
        ...track,
        label: locales.find(({ value }) => value === track.locale)?.label ?? track.locale,
      }))}
      onWatched={() => undefined}
    />
  );
}
