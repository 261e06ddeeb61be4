import type { AnyDecider } from './decider.ts';
import type { PendingCommand } from './pending-command.ts';

type Asked = Pick<PendingCommand, 'command' | 'step' | 'expectedRevision'>;

/** Commands that began a stream the last time: most of their kind name a new record, which need not be looked for, as the append says whether it is one. */
export function newStreams(effects: Readonly<Record<string, unknown>>) {
  const beginning = new Set<string>();
  return {
    /** What is done beside the log comes before the append, so of a command with effects nothing is taken for granted. */
    isLikely: ({ creates }: AnyDecider, { command: { type }, step, expectedRevision }: Asked): boolean =>
      beginning.has(type) &&
      creates.includes(type) &&
      step === 0 &&
      expectedRevision === undefined &&
      effects[type] === undefined,
    found: (type: string): void => void beginning.add(type),
    missed: (type: string): void => void beginning.delete(type),
  };
}
