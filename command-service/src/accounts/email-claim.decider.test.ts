import { describe, expect, test } from '@jest/globals';
import { accountMessages } from '@paideia/events/accounts/account.messages.ts';
import { emailClaimExamples, userAccountProcessExamples } from '@paideia/events/accounts/account.examples.ts';
import { InviteUser } from '@paideia/events/accounts/account.commands.ts';
import { ada, ben, campus, yearOne } from '@paideia/events/kernel/examples.ts';
import type { Ask, Given } from '../kernel/decide/decider.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { emailClaim } from './email-claim.decider.ts';
import { unusedEmailClaim } from './email-claim.timers.ts';
import { inviteUser } from './invite-user.process.ts';

const { given } = specFor(emailClaim, { inUse: false, isPast: true });
const data = emailClaimExamples.ClaimEmail;
const until = '2026-11-20T09:10:00.000Z';
const claimed = { type: 'EmailClaimed', data: { ...data, until } } as const;
/** The releases before wrote it so: it was a step of its own, before the account was read. */
const bare = { type: 'EmailClaimed', data } as const;
const released = { type: 'EmailReleased', data } as const;
const ofBen = { type: 'ClaimEmail', data: { ...data, userId: ben } } as const;

describe('the claim of an address', () => {
  test('is asked for before a command over several streams begins, and made with the account', () => {
    given().when({ type: 'ClaimEmail', data }).thenNothing();
    given(claimed).when({ type: 'ClaimEmail', data }).thenNothing();
    given(claimed, released).when(ofBen).thenNothing();
    for (const before of [claimed, bare]) given(before).when(ofBen, { inUse: true }).thenRejected('account.emailTaken');
    // Whether the account comes yet is told apart where the address is claimed.
    for (const before of [claimed, bare]) given(before).when(ofBen).thenNothing();
  });
  test('is given back by its holder, unless an account lives under it', () => {
    given(claimed).when({ type: 'ReleaseEmail', data }).then(released);
    given(claimed, released).when({ type: 'ReleaseEmail', data }).thenNothing();
    given(claimed)
      .when({ type: 'ReleaseEmail', data: { ...data, userId: ben } })
      .thenNothing();
    given(claimed).when({ type: 'ReleaseEmail', data }, { inUse: true }).thenRejected('account.emailInUse');
  });
  test('is not given back as long as the account may be on its way, unless it was claimed by a release before', () => {
    given(claimed).when({ type: 'ReleaseEmail', data }, { isPast: false }).thenNothing();
    given(bare).when({ type: 'ReleaseEmail', data }, { isPast: false }).then(released);
    given(bare, claimed).when({ type: 'ReleaseEmail', data }, { isPast: false }).thenNothing();
    given(bare).when({ type: 'ReleaseEmail', data }, { inUse: true, isPast: false }).thenRejected('account.emailInUse');
  });
  test('that is taken says so in the words of the contract', () => {
    expect(accountMessages.emailTaken.defaultMessage).toContain('You already have an account');
  });
  test('of a release before is given back after an hour when no account came, any other by no clock', () => {
    const at = { at: '2026-10-13T08:00:00.000Z' } as never;
    const subject = `${data.emailKey}_${ada}`;
    expect(unusedEmailClaim.schedule.EmailClaimed!(data as never, at)).toEqual({
      subject,
      dueAt: '2026-10-13T09:00:00.000Z',
    });
    expect(unusedEmailClaim.schedule.EmailClaimed!({ ...data, until } as never, at)).toEqual({ subject, dueAt: null });
    expect(unusedEmailClaim.schedule.UserInvited!(data as never, at)).toEqual({ subject, dueAt: null });
    expect(unusedEmailClaim.fire(subject, '')).toEqual({ type: 'ReleaseEmail', data });
  });
});

test('an invitation claims the address first, then makes account, profile and enrolments', async () => {
  const ask = { emailKey: (email: string) => `key of ${email}` } as Ask;
  const invitation = InviteUser.parse({ ...userAccountProcessExamples.InviteUser, email: ' Ada@Example.org ' });
  const steps = await inviteUser.steps(invitation as never, ask, {} as Given);
  expect(steps.map(({ type }) => type)).toEqual([
    'ClaimEmail',
    'RegisterInvitedUser',
    'CreateUserProfile',
    'EnrolStudent',
  ]);
  const claim = { userId: ada, emailKey: 'key of ada@example.org' };
  expect(steps[0]).toEqual({ type: 'ClaimEmail', data: claim, release: { type: 'ReleaseEmail', data: claim } });
  expect(steps[3]).toMatchObject({ data: { groupId: yearOne, userId: ada } });
  expect(await inviteUser.scope(invitation as never, ask, {} as Given)).toEqual({ regionId: campus });
});
