import { describe, expect, test } from '@jest/globals';
import { ada, ben, campus, harriet } from '@paideia/events/kernel/examples.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import type { MinistryListingCommand } from '@paideia/events/ministries/ministry.commands.ts';
import type { MinistryListingEvent } from '@paideia/events/ministries/ministry.events.ts';
import { ministryExamples as examples } from '@paideia/events/ministries/ministry.examples.ts';
import { ministryStatus } from '@paideia/events/ministries/ministry.rules.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { ministryListing } from './ministry-listing.decider.ts';

const actor = (userId: string, more: Partial<Actor> = {}): Actor => ({
  userId,
  roles: ['user'],
  regionIds: [],
  regionRoles: [],
  attendanceAdminOf: [],
  ...more,
});
const alumni = campus;
const admin = actor(harriet, { regionRoles: [{ regionId: alumni, slug: 'US-Alumni', roleNames: ['admin'] }] });
const owner = actor(ada);
const usual = { isAlumnus: true, alumniRegionId: alumni, who: owner, actorId: ada };
const byAdmin = { who: admin, actorId: harriet, isAlumnus: false };
const { given } = specFor(ministryListing, usual);

const { listingId, ownerId, ...ministry } = examples.CreateMinistry;
const ref = { listingId, ownerId };
const create: MinistryListingCommand = { type: 'CreateMinistry', data: examples.CreateMinistry };
const update = (more: object = {}): MinistryListingCommand => ({
  type: 'UpdateMinistry',
  data: { listingId, ...ministry, ...more },
});
const act = (
  type: Exclude<MinistryListingCommand['type'], 'CreateMinistry' | 'UpdateMinistry'>,
): MinistryListingCommand => ({
  type,
  data: { listingId },
});
const listed: MinistryListingEvent = { type: 'MinistryListed', data: examples.CreateMinistry };
const updated = (more: object, approved: boolean, formerlyApproved: boolean): MinistryListingEvent => ({
  type: 'MinistryUpdated',
  data: { ...ref, ...ministry, ...more, approved, formerlyApproved },
});
const approved: MinistryListingEvent = { type: 'MinistryApproved', data: { ...ref, by: harriet } };
const withdrawn: MinistryListingEvent = { type: 'ApprovalWithdrawn', data: { ...ref, by: harriet } };
const hidden: MinistryListingEvent = { type: 'MinistryHidden', data: ref };
const shown: MinistryListingEvent = { type: 'MinistryShown', data: ref };
const deleted: MinistryListingEvent = { type: 'MinistryDeleted', data: ref };

/** The states of a listing, as histories. */
const states = {
  pending: [listed],
  approved: [listed, approved],
  hidden: [listed, approved, hidden],
} as const;
/** What becomes of each state by each act: the event and the state after it, the same state without one, or a refusal. */
const table = [
  ['pending', 'ApproveMinistry', approved, 'approved'],
  ['pending', 'UnapproveMinistry', null, 'pending'],
  ['pending', 'HideMinistry', 'ministry.notApproved', 'pending'],
  ['pending', 'ShowMinistry', 'ministry.notApproved', 'pending'],
  ['approved', 'ApproveMinistry', null, 'approved'],
  ['approved', 'UnapproveMinistry', withdrawn, 'pending'],
  ['approved', 'HideMinistry', hidden, 'hidden'],
  ['approved', 'ShowMinistry', null, 'approved'],
  ['hidden', 'ApproveMinistry', null, 'hidden'],
  ['hidden', 'UnapproveMinistry', withdrawn, 'pending'],
  ['hidden', 'HideMinistry', null, 'hidden'],
  ['hidden', 'ShowMinistry', shown, 'approved'],
] as const;

describe('a listing', () => {
  test.each(table)('that is %s, after %s', (from, type, outcome, to) => {
    const done = given(...states[from]).when(act(type), byAdmin);
    if (typeof outcome === 'string') done.thenRejected(outcome);
    else done.then(...(outcome ? [outcome] : []));
    const after = given(...states[from], ...(typeof outcome === 'object' && outcome ? [outcome] : [])).state();
    expect(ministryStatus({ ...after.listing!, approved: after.approved })).toBe(to);
  });
  test.each(Object.keys(states) as (keyof typeof states)[])('that is %s is deleted for good', (state) => {
    given(...states[state])
      .when(act('DeleteMinistry'))
      .then(deleted);
    expect(ministryListing.exists(given(...states[state], deleted).state())).toBe(false);
    given(...states[state], deleted)
      .when(create)
      .thenRejected('ministry.exists');
  });
  test('is made once, and changed only by a change', () => {
    given().when(create).then(listed);
    given(listed).when(create).thenNothing();
    given(listed).when(update()).thenNothing();
    given(listed, approved)
      .when({ ...create, data: { ...examples.CreateMinistry, ministryName: 'Other' } })
      .thenRejected('ministry.exists');
  });
  test.each([
    ['its owner, before it was approved', states.pending, {}, false, false],
    ['its owner: it is to be approved again', states.approved, {}, false, true],
    [
      'its owner, though an alumni admin: nobody approves the own one',
      states.approved,
      { who: { ...owner, regionRoles: admin.regionRoles } },
      false,
      true,
    ],
    [
      'an alumni admin in the name of the owner',
      states.approved,
      { who: { ...owner, impersonatorId: harriet } },
      false,
      true,
    ],
    ['an alumni admin: the approval stays', states.approved, byAdmin, true, true],
    ['an alumni admin, before it was approved', states.pending, byAdmin, false, false],
  ] as const)('changed by %s', (_, history, who, isApproved, wasApproved) => {
    given(...history)
      .when(update({ location: 'Lublin' }), who)
      .then(updated({ location: 'Lublin' }, isApproved, wasApproved));
  });
  test('is for alumni, and for alumni admins', () => {
    given().when(create, { isAlumnus: false }).thenRejected('alumniProfile.notAlumnus');
    given().when(create, byAdmin).then(listed);
    given(listed)
      .when(update({ location: null }), { isAlumnus: false })
      .thenRejected('alumniProfile.notAlumnus');
  });
  test('needs a name, a minister, and a graduate of the second year', () => {
    const problems = (more: object) =>
      ministryListing.commands.CreateMinistry.safeParse({ ...examples.CreateMinistry, ...more }).error?.issues.map(
        ({ path, message }) => [path.join('.'), message],
      );
    expect(problems({ ministryName: ' ' })).toMatchObject([['ministryName', expect.anything()]]);
    expect(problems({ ministers: [] })).toMatchObject([['ministers', expect.anything()]]);
    expect(problems({ ministers: ['Ada', ''] })).toMatchObject([['ministers.1', expect.anything()]]);
    expect(problems({ hasSecondYearGraduate: false })).toEqual([['hasSecondYearGraduate', 'ministry.noGraduate']]);
    expect(problems({ website: 'javascript:alert(1)' })).toEqual([['website', 'field.noWebAddress']]);
    expect(problems({ contact: '', location: null, website: '' })).toBeUndefined();
  });
});

describe('who may', () => {
  const may = (who: Actor) =>
    (Object.keys(ministryListing.permissions) as MinistryListingCommand['type'][]).filter((type) =>
      given().allows(type, who, { ownerId, regionId: alumni }),
    );
  const edits = ['UpdateMinistry', 'HideMinistry', 'ShowMinistry', 'DeleteMinistry'];
  const approves = ['UpdateMinistry', 'ApproveMinistry', 'UnapproveMinistry', ...edits.slice(1)];
  test.each([
    ['the owner', owner, ['CreateMinistry', ...edits]],
    ['the owner, though an alumni admin', { ...owner, regionRoles: admin.regionRoles }, ['CreateMinistry', ...edits]],
    ['an alumni admin', admin, approves],
    ['an alumni admin in the name of somebody else', { ...admin, impersonatorId: ben }, edits],
    ['a superadmin', actor(harriet, { roles: ['superadmin'] }), approves],
    ['an admin who is none of alumni', actor(harriet, { roles: ['admin', 'manager'] }), []],
    ['another graduate', actor(ben), []],
  ] as const)('%s', (_, who, expected) => expect(may(who)).toEqual(expected));
});
