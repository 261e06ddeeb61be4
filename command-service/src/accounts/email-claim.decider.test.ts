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

const { given } = specFor(emailClaim, { inUse: false });
const data = emailClaimExamples.ClaimEmail;
const claimed = { type: 'EmailClaimed', data } as const;
const released = { type: 'EmailReleased', data } as const;

describe('the claim of an address', () => {
  test('belongs to whoever came first', () => {
    given().when({ type: 'ClaimEmail', data }).then(claimed);
    given(claimed).when({ type: 'ClaimEmail', data }).thenNothing();
    given(claimed)
      .when({ type: 'ClaimEmail', data: { ...data, userId: ben } })
      .thenRejected('account.emailTaken');
    given(claimed, released)
      .when({ type: 'ClaimEmail', data: { ...data, userId: ben } })
      .thenLike({ type: 'EmailClaimed', data: { userId: ben } });
  });
  test('is given back by its holder, unless an account lives under it', () => {
    given(claimed).when({ type: 'ReleaseEmail', data }).then(released);
    given(claimed, released).when({ type: 'ReleaseEmail', data }).thenNothing();
    given(claimed)
      .when({ type: 'ReleaseEmail', data: { ...data, userId: ben } })
      .thenNothing();
    given(claimed).when({ type: 'ReleaseEmail', data }, { inUse: true }).thenRejected('account.emailInUse');
  });
  test('that is taken says so in the words of the contract', () => {
    expect(accountMessages.emailTaken.defaultMessage).toContain('You already have an account');
  });
  test('is given back after an hour when no account came', () => {
    const at = { at: '2026-10-13T08:00:00.000Z' } as never;
    const subject = `${data.emailKey}_${ada}`;
    expect(unusedEmailClaim.schedule.EmailClaimed!(data as never, at)).toEqual({
      subject,
      dueAt: '2026-10-13T09:00:00.000Z',
    });
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
