import { z } from 'zod';
import type { Records } from '@paideia/documents/records.ts';
import { Id } from '@paideia/events/kernel/ids.ts';
import type { Endpoint } from '../kernel/http/http.ts';

type Progress = { readonly percent: number };
const keyOf = (videoId: string) => `rendition:${videoId}`;
const [stepPercent, keptForMs] = [5, 24 * 60 * 60_000];
const Body = z.object({ videoId: Id });

/** Notes how far a conversion is, every twentieth; no event, because it tells nobody anything later. */
export function progressOf(records: Pick<Records, 'put'>, videoId: string): (percent: number) => void {
  let noted = -stepPercent;
  return (percent) => {
    if (percent < noted + stepPercent) return;
    noted = percent;
    // Whoever looks sees the one before.
    records.put<Progress>(keyOf(videoId), { percent }, new Date(Date.now() + keptForMs)).catch(() => undefined);
  };
}

/** It answers how far the conversion of a video is; that is 0 where nothing is known. */
export const renditionProgress: Endpoint = {
  path: '/operations/rendition-progress',
  async answer(body, { records }) {
    const { success, data } = Body.safeParse(body);
    const noted = success ? await records.get<Progress>(keyOf(data.videoId)) : undefined;
    return { percent: noted?.value.percent ?? 0 };
  },
};
