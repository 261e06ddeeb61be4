import { reject } from '@paideia/events/kernel/rejection.ts';
import { replayCommands } from '@paideia/events/operations/operation.commands.ts';
import { replayEvents, replayStream } from '@paideia/events/operations/operation.events.ts';
import { replayPermissions } from '@paideia/events/operations/operation.permissions.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';

type State = { readonly running: string | null };

/** One read model's rebuilds, one at a time. What was cancelled meanwhile finishes no more. */
export const projectionReplay = defineDecider<State, 'replay.runs' | 'replay.over'>()({
  events: replayEvents,
  commands: replayCommands,
  permissions: replayPermissions,
  creates: ['StartReplay', 'CancelReplay', 'FinishReplay'],
  commutes: ['FinishReplay'],
  stream: ({ data }) => replayStream(data.projectionName),
  initial: { running: null },
  exists: () => true,
  scope: () => ({}),
  facts: noFacts,

  decide: {
    StartReplay: ({ running }, data) => (running === null ? [{ type: 'ReplayStarted', data }] : reject('replay.runs')),
    CancelReplay: ({ running }, { projectionName }) =>
      running === null
        ? reject('replay.over')
        : [{ type: 'ReplayCancelled', data: { replayId: running, projectionName } }],
    FinishReplay: ({ running }, data) => (running === data.replayId ? [{ type: 'ReplayFinished', data }] : []),
  },
  evolve: {
    ReplayStarted: (_, { replayId }) => ({ running: replayId }),
    ReplayCancelled: () => ({ running: null }),
    ReplayFinished: () => ({ running: null }),
  },
});
