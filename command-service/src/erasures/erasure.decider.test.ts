import { describe, test } from '@jest/globals';
import { erasureExamples, figuresExample } from '@paideia/events/erasures/erasure.examples.ts';
import { ada, ben } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { erasure } from './erasure.decider.ts';

const { given } = specFor(erasure, { isThere: true });
const requested = { type: 'ErasureRequested', data: erasureExamples.RequestErasure } as never;
const withdrawn = { type: 'ErasureRequestWithdrawn', data: { userId: ada } } as const;
const started = { type: 'ErasureStarted', data: { userId: ada, by: ben } } as const;
const completed = { type: 'ErasureCompleted', data: { userId: ada, figures: figuresExample } } as const;
const ask = { type: 'RequestErasure', data: { userId: ada, reason: null } } as const;
const withdraw = { type: 'WithdrawErasureRequest', data: { userId: ada } } as const;
const begin = { type: 'RegisterErasureStarted', data: { userId: ada } } as const;
const complete = { type: 'CompleteErasure', data: { userId: ada, figures: figuresExample } } as const;

describe('an erasure', () => {
  test('is asked for once, and again after it was taken back', () => {
    given(requested).when(ask).thenNothing();
    given(requested, withdrawn).when(ask).then({ type: 'ErasureRequested', data: ask.data });
    given(requested).when(withdraw).then(withdrawn);
    given().when(withdraw).thenRejected('erasure.noRequest');
  });
  test('once begun is neither asked for, taken back nor begun again', () => {
    given(started).when(ask).thenRejected('erasure.begun');
    given(started).when(withdraw).thenRejected('erasure.begun');
    given(started).when(begin).thenRejected('erasure.begun');
    given(completed).when(begin).thenRejected('erasure.begun');
  });
  test('ends once, and not before it has begun', () => {
    given(started).when(complete).then(completed);
    given(started, completed).when(complete).thenNothing();
    given(requested).when(complete).thenNothing();
  });
});
