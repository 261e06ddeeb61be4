import { newsDeliveryCommands } from '@paideia/events/news/news-delivery.commands.ts';
import { newsDeliveryEvents, newsDeliveryStream } from '@paideia/events/news/news-delivery.events.ts';
import { newsDeliveryPermissions } from '@paideia/events/news/news-item.permissions.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';

type State = {
  /** An item that was withdrawn goes on where it stopped, when it is published again: nobody is told twice. */
  readonly status: 'none' | 'scheduled' | 'running' | 'stopped' | 'finished';
  readonly startsAt: string;
  readonly after: string;
  readonly told: number;
};
const all = [
  'ScheduleNewsDelivery',
  'StartNewsDelivery',
  'AdvanceNewsDelivery',
  'StopNewsDelivery',
  'FinishNewsDelivery',
] as const;

export const newsDelivery = defineDecider<State, never>()({
  events: newsDeliveryEvents,
  commands: newsDeliveryCommands,
  permissions: newsDeliveryPermissions,
  creates: all,
  commutes: all,
  stream: ({ data }) => newsDeliveryStream(data.newsId),
  initial: { status: 'none', startsAt: '', after: '', told: 0 },
  exists: () => true,
  scope: () => ({}),
  facts: noFacts,

  decide: {
    ScheduleNewsDelivery: ({ status, startsAt }, data) =>
      status === 'running' || status === 'finished' || (status === 'scheduled' && startsAt === data.startsAt)
        ? []
        : [{ type: 'NewsDeliveryScheduled', data }],
    StartNewsDelivery: ({ status, after, told }, { newsId }) =>
      status === 'scheduled' ? [{ type: 'NewsDeliveryAdvanced', data: { newsId, after, told } }] : [],
    AdvanceNewsDelivery: ({ status, after }, data) =>
      status === 'running' && data.after > after ? [{ type: 'NewsDeliveryAdvanced', data }] : [],
    StopNewsDelivery: ({ status }, data) =>
      status === 'scheduled' || status === 'running' ? [{ type: 'NewsDeliveryStopped', data }] : [],
    FinishNewsDelivery: ({ status }, data) => (status === 'running' ? [{ type: 'NewsDeliveryFinished', data }] : []),
  },
  evolve: {
    NewsDeliveryScheduled: (state, { startsAt }) => ({ ...state, status: 'scheduled', startsAt }),
    NewsDeliveryAdvanced: (state, { after, told }) => ({ ...state, status: 'running', after, told }),
    NewsDeliveryStopped: (state) => ({ ...state, status: 'stopped' }),
    NewsDeliveryFinished: (state, { told }) => ({ ...state, status: 'finished', told }),
  },
});
