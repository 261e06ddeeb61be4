import type { EventRef } from '@paideia/events/kernel/metadata.ts';
import type { Occurred } from './projection.ts';

/** The event at hand, as a shown value names it in its `why`. */
export const refOf = ({ stream, revision }: Pick<Occurred, 'stream' | 'revision'>): EventRef => ({ stream, revision });
