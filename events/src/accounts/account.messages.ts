import { defineMessages } from '../kernel/messages.ts';

/** Why an account is not made or changed. */
export const accountMessages = defineMessages({
  exists: {
    id: 'account.exists',
    defaultMessage: 'This account is already there.',
    description: 'The id belongs to another account',
  },
  emailTaken: {
    id: 'account.emailTaken',
    defaultMessage: 'You already have an account with this e-mail address.',
    description: 'Fixed phrase of the contract: the address belongs to an account',
  },
  emailInUse: {
    id: 'account.emailInUse',
    defaultMessage: 'An account lives under this e-mail address.',
    description: 'An address cannot be given back while it is used',
  },
  roleReserved: {
    id: 'account.roleReserved',
    defaultMessage: 'You may not give or take this role.',
    description: 'Only superadmins touch admin and superadmin, only admins the other roles of staff',
  },
  roleIncluded: {
    id: 'account.roleIncluded',
    defaultMessage: 'A higher role includes this one. Take the higher role away first.',
    description: 'A role cannot go while one that includes it stays',
  },
  lastSuperadmin: {
    id: 'account.lastSuperadmin',
    defaultMessage: 'This is the last superadmin. Name another one first.',
    description: 'There is always one',
  },
  ownAccount: {
    id: 'account.ownAccount',
    defaultMessage: 'You cannot deactivate your own account.',
    description: 'Somebody else has to do it',
  },
  ownPermissions: {
    id: 'account.ownPermissions',
    defaultMessage: 'You cannot give yourself permissions.',
    description: 'Somebody else has to do it',
  },
  regionUnknown: {
    id: 'account.regionUnknown',
    defaultMessage: 'There is no such region.',
    description: 'A region that is not there',
  },
  systemRegion: {
    id: 'account.systemRegion',
    defaultMessage: 'The platform’s own region is for superadmins.',
    description: 'Only superadmins give it',
  },
  foreignRegion: {
    id: 'account.foreignRegion',
    defaultMessage: 'You may only invite to regions that you administer.',
    description: 'A regional admin stays in the own regions',
  },
  outranked: {
    id: 'account.outranked',
    defaultMessage: 'You may not change this account: its rights are wider than yours.',
    description: 'Whoever can change an account can take it over, so all of its rights must be within the own ones',
  },
  ownEmail: {
    id: 'account.ownEmail',
    defaultMessage: 'Change your own e-mail address in your profile. It takes your password.',
    description: 'An admin wanted to change the own address as that of others',
  },
  hasSignedIn: {
    id: 'account.hasSignedIn',
    defaultMessage: 'This person has already come in. Deactivate the account instead.',
    description: 'An invitation can only be retracted while nobody has followed it',
  },
  retracted: {
    id: 'account.retracted',
    defaultMessage: 'This invitation was retracted. Invite the person again.',
    description: 'The address was given back',
  },
  erased: {
    id: 'account.erased',
    defaultMessage: 'This person was erased. The account cannot be opened again.',
    description: 'What was erased does not come back',
  },
  passwordAlreadySet: {
    id: 'account.passwordAlreadySet',
    defaultMessage: 'A password has already been set.',
    description: 'The first password is set once',
  },
  groupClosed: {
    id: 'account.groupClosed',
    defaultMessage: 'This group is not open for sign-up.',
    description: 'Only free groups that allow it take people who sign up by themselves',
  },
  countryUnknown: {
    id: 'account.countryUnknown',
    defaultMessage: 'Please choose a country from the list.',
    description: 'Not a country of the list',
  },
  nothingToResend: {
    id: 'account.nothingToResend',
    defaultMessage: 'This account waits for no mail.',
    description: 'The address is verified already',
  },
  passwordCommon: {
    id: 'account.passwordCommon',
    defaultMessage: 'This password is on every list that is used to break in. Please choose another one.',
    description: 'One of the passwords that everybody uses',
  },
  passwordPersonal: {
    id: 'account.passwordPersonal',
    defaultMessage: 'This password is too close to a name or an address that others know. Please choose another one.',
    description: 'Made of the own name, the e-mail address or the name of the college',
  },
  passwordWrong: {
    id: 'account.passwordWrong',
    defaultMessage: 'Current password is not correct.',
    description: 'Whoever changes a password or an address gives the present password',
  },
  deactivated: {
    id: 'account.deactivated',
    defaultMessage: 'This account is deactivated.',
    description: 'Nothing can be set up for it',
  },
});
