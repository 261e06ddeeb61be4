import { createContext } from 'react';

type Moment = {
  /** The earlier day whose grades are shown, `yyyy-MM-dd`; undefined: today. */
  readonly asOf?: string | undefined;
  /** It is that of the campus. */
  readonly timeZone?: string | undefined;
};
/** It says when and where the grades below are looked at. */
export const MomentContext = createContext<Moment>({});
