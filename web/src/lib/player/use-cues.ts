import { useEffect, useRef, useState } from 'react';

export type Cue = { readonly id: string; readonly from: number; readonly to: number; readonly text: string };
type Cues = { readonly all: readonly Cue[]; readonly language: string; readonly hasFailed: boolean };
const none: Cues = { all: [], language: '', hasFailed: false };

/** A line as plain text, without the marks of WebVTT. */
const plain = (cue: TextTrackCue): string => {
  if (!('getCueAsHTML' in cue)) return '';
  return ((cue as VTTCue).getCueAsHTML().textContent ?? '').trim(); // Tracks of text have no others.
};

/**
 * The lines of one track, as the browser reads them. They are drawn by the page, which lets people choose how they look;
 * only where the system draws the video does it draw them too. Those of the track before stay until the next ones are there: what is
 * searched for in them, and where the focus is, stays with them.
 */
export function useCues(element: HTMLTrackElement | null, isNative: boolean, onFailed?: () => void): Cues {
  const [cues, setCues] = useState(none);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  }, [onFailed]);
  useEffect(() => {
    if (!element) return undefined;
    const { track } = element;
    const read = () =>
      setCues({
        all: Array.from(track.cues ?? [], (cue, index) => ({
          id: `${index}`,
          from: cue.startTime,
          to: cue.endTime,
          text: plain(cue),
        })).filter(({ text }) => text !== ''),
        language: element.srclang,
        hasFailed: false,
      });
    const fail = () => {
      setCues({ all: [], language: element.srclang, hasFailed: true });
      failed.current?.();
    };
    element.addEventListener('load', read);
    element.addEventListener('error', fail);
    track.mode = 'hidden';
    // Nothing is told again of a track that was chosen before.
    if (element.readyState === element.ERROR) fail();
    else if (element.readyState === element.LOADED || (track.cues?.length ?? 0) > 0) read();
    return () => {
      element.removeEventListener('load', read);
      element.removeEventListener('error', fail);
      track.mode = 'disabled';
    };
  }, [element]);
  useEffect(() => {
    if (element) element.track.mode = isNative ? 'showing' : 'hidden';
  }, [element, isNative]);
  return element ? cues : none;
}

/** These are said at a time. */
export const cuesAt = (cues: readonly Cue[], time: number): readonly Cue[] =>
  cues.filter(({ from, to }) => time >= from && time < to);
