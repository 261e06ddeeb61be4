import type Hls from 'hls.js/light';
import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../data/load-chunk.ts';
import type { AppleMedia } from './use-media.ts';

/** Safari plays HLS by itself, and shows on other screens only what it plays so. */
const playsByItself = (media: AppleMedia) =>
  media.webkitShowPlaybackTargetPicker !== undefined && media.canPlayType('application/vnd.apple.mpegurl') !== '';
/** The line and the size of the picture decide. */
const automatic = -1;

export type Qualities = {
  readonly names: readonly string[];
  /** It is null where the line decides. */
  readonly chosen: string | null;
  readonly choose: (name: string | null) => void;
};

/**
 * Plays a recording in several qualities, with the playlist that it began with: each answer signs addresses of its own. When anything of it fails, the
 * original takes its place; `onBroken` is told before.
 */
export function usePlaylist(media: AppleMedia | null, playlist: string | undefined, onBroken: () => void) {
  const [kept] = useState(playlist);
  const [isBroken, setBroken] = useState(false);
  const [names, setNames] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const player = useRef<Hls>(undefined);
  const given = isBroken ? undefined : kept;

  function giveUp(): void {
    onBroken();
    player.current?.destroy();
    player.current = undefined;
    setNames([]);
    setBroken(true);
  }
  useEffect(() => {
    if (!media || given === undefined) return undefined;
    if (playsByItself(media)) {
      media.src = given;
      return undefined;
    }
    let isOver = false;
    const end = () => {
      if (!isOver) giveUp();
    };
    loadChunk(() => import('hls.js/light')).then(({ default: Player }) => {
      if (isOver) return;
      if (!Player.isSupported()) return end();
      const hls = new Player({ enableWorker: false, capLevelToPlayerSize: true });
      player.current = hls;
      hls.on(Player.Events.ERROR, (_, { fatal }) => fatal && end());
      hls.on(Player.Events.MANIFEST_PARSED, () => setNames(hls.levels.map(({ name }) => name)));
      hls.loadSource(given);
      hls.attachMedia(media);
    }, end);
    return () => {
      isOver = true;
      player.current?.destroy();
      player.current = undefined;
    };
  }, [media, given]);

  const choose = (name: string | null) => {
    setChosen(name);
    if (!player.current) return;
    player.current.autoLevelCapping = automatic;
    player.current.nextLevel = name === null ? automatic : names.indexOf(name);
  };
  const qualities: Qualities = { names, chosen, choose };
  return { isPlayed: given !== undefined, giveUp, qualities };
}
