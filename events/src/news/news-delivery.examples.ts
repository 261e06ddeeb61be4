import { ada, exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { newsDeliveryCommands } from './news-delivery.commands.ts';

const newsId = exampleId('n');

export const newsDeliveryExamples = {
  ScheduleNewsDelivery: { newsId, title: 'Open day', startsAt: '2026-11-23T07:00:00.000Z' },
  StartNewsDelivery: { newsId },
  AdvanceNewsDelivery: { newsId, after: ada, told: 200 },
  StopNewsDelivery: { newsId },
  FinishNewsDelivery: { newsId, told: 320 },
} satisfies ExamplesOf<typeof newsDeliveryCommands>;
