import { expect, test } from '@jest/globals';
import { ministryExamples } from '@paideia/events/ministries/ministry.examples.ts';
import { specFor } from '../kernel/spec.ts';
import { ministryProjection } from './ministry.projection.ts';
import { ministries } from './ministry.view.ts';

const { given } = specFor(ministryProjection);
const { listingId, ownerId, ...ministry } = ministryExamples.CreateMinistry;
const ref = { listingId, ownerId };
const listed = { type: 'MinistryListed', data: { ...ref, ...ministry } };
const [approved, withdrawn] = ['MinistryApproved', 'ApprovalWithdrawn'].map((type) => ({
  type,
  data: { ...ref, by: 'f'.repeat(24) },
})) as [{ type: string; data: object }, { type: string; data: object }];
const [hidden, shown, deleted] = ['MinistryHidden', 'MinistryShown', 'MinistryDeleted'].map((type) => ({
  type,
  data: ref,
})) as [typeof approved, typeof approved, typeof approved];
const updated = (more: object) => ({
  type: 'MinistryUpdated',
  data: { ...ref, ...ministry, formerlyApproved: true, ...more },
});

test('a listing waits as it was written', () => {
  given(listed).then(ministries, listingId, {
    ...ministry,
    _id: listingId,
    _revision: 0,
    ownerId,
    nameKey: 'hill street chapel',
    approved: false,
    status: 'pending',
  });
});
test.each([
  ['approved', [approved], { approved: true, status: 'approved' }],
  ['approved and hidden from the public', [approved, hidden], { visibleToPublic: false, status: 'hidden' }],
  ['shown again', [approved, hidden, shown], { visibleToPublic: true, status: 'approved' }],
  ['no longer approved', [approved, hidden, withdrawn], { approved: false, visibleToPublic: false, status: 'pending' }],
  ['changed by its owner', [approved, updated({ approved: false })], { status: 'pending', _revision: 2 }],
  [
    'changed by who looks after the alumni',
    [approved, updated({ approved: true, ministryName: 'Éden', visibleToPublic: false })],
    { status: 'hidden', ministryName: 'Éden', nameKey: 'eden' },
  ],
] as const)('it is %s', (_, events, fields) => {
  given(listed, ...events).then(ministries, listingId, fields);
});
test('it is gone once it is deleted', () => given(listed, approved, deleted).thenGone(ministries, listingId));
test('nothing is listed of whoever was erased', () => {
  const nothing = { ministryName: null, ministers: null, contact: null, location: null, website: null };
  const erased = given(
    { ...listed, data: { ...listed.data, ...nothing } },
    approved,
    updated({ ...nothing, approved: true }),
  );
  erased.thenGone(ministries, listingId);
  expect(erased.all(ministries)).toHaveLength(0);
});
