import { createContext } from 'react';
import { instantOf } from '../../lib/i18n/index.ts';

type Moment = {
  /** The earlier day whose grades are shown, `yyyy-MM-dd`; undefined: today. */
  readonly asOf?: string | undefined;
  /** It is that of the campus. */
  readonly timeZone?: string | undefined;
};
/** It says when and where the grades below are looked at. */
export const MomentContext = createContext<Moment>({});

/** In milliseconds of the epoch: the last minute of an earlier day, or now. */
export function momentOf({ asOf, timeZone }: Moment): number {
  const end = asOf === undefined ? undefined : instantOf(`${asOf}T23:59`, timeZone ?? 'UTC');
  return end === undefined ? Date.now() : Date.parse(end);
}
