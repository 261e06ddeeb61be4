import { expect, test } from '@jest/globals';
import { ada } from '@paideia/events/kernel/examples.ts';
import type { NewsDeliveryEvent } from '@paideia/events/news/news-delivery.events.ts';
import { newsDeliveryExamples as examples } from '@paideia/events/news/news-delivery.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { newsDelivery } from './news-delivery.decider.ts';
import { newsDeliveryStart } from './news-delivery.timers.ts';

const { given } = specFor(newsDelivery, {});
const command = <T extends keyof typeof examples>(type: T, more: object = {}) =>
  ({ type, data: { ...examples[type], ...more } }) as never;
const { newsId } = examples.StartNewsDelivery;
const scheduled: NewsDeliveryEvent = { type: 'NewsDeliveryScheduled', data: examples.ScheduleNewsDelivery };
const begun: NewsDeliveryEvent = { type: 'NewsDeliveryAdvanced', data: { newsId, after: '', told: 0 } };
const advanced: NewsDeliveryEvent = { type: 'NewsDeliveryAdvanced', data: examples.AdvanceNewsDelivery };
const stopped: NewsDeliveryEvent = { type: 'NewsDeliveryStopped', data: { newsId } };
const finished: NewsDeliveryEvent = { type: 'NewsDeliveryFinished', data: examples.FinishNewsDelivery };

test('begins at its time and goes from batch to batch', () => {
  given().when(command('ScheduleNewsDelivery')).then(scheduled);
  given(scheduled).when(command('ScheduleNewsDelivery')).thenNothing();
  const startsAt = '2026-11-30T07:00:00.000Z';
  given(scheduled).when(command('ScheduleNewsDelivery', { startsAt })).thenLike({ data: { startsAt } });
  given(scheduled).when(command('StartNewsDelivery')).then(begun);
  given(scheduled, begun).when(command('StartNewsDelivery')).thenNothing();
  given(scheduled, begun).when(command('AdvanceNewsDelivery')).then(advanced);
  given(scheduled, begun, advanced).when(command('AdvanceNewsDelivery')).thenNothing();
  given(scheduled, begun, advanced).when(command('FinishNewsDelivery')).then(finished);
  given(scheduled, begun, finished).when(command('ScheduleNewsDelivery')).thenNothing();
});
test('stops with what is withdrawn, and goes on where it stopped', () => {
  given(scheduled).when(command('StopNewsDelivery')).then(stopped);
  given(scheduled, stopped).when(command('StartNewsDelivery')).thenNothing();
  given(scheduled, begun, stopped).when(command('AdvanceNewsDelivery')).thenNothing();
  given(scheduled, begun, stopped).when(command('FinishNewsDelivery')).thenNothing();
  given(scheduled, begun, advanced, stopped, scheduled).when(command('StartNewsDelivery')).then(advanced);
  expect(newsDeliveryStart.schedule.NewsDeliveryStopped!({ newsId } as never, {} as never)).toEqual({
    subject: newsId,
    dueAt: null,
  });
});
test('is the system’s alone', () => {
  const who = { userId: ada, roles: ['admin'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
  expect(given().allows('ScheduleNewsDelivery', who, {})).toBe(false);
});
