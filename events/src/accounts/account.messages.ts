import { defineMessages } from '../kernel/messages.ts';

/** Why an account is not made or changed. */
export const accountMessages = defineMessages('account', {
  exists: ['This account is already there.', 'The id belongs to another account'],
  emailTaken: [
    'You already have an account with this e-mail address.',
    'Fixed phrase of the contract: the address belongs to an account',
  ],
  emailInUse: ['An account lives under this e-mail address.', 'An address cannot be given back while it is used'],
  roleReserved: [
    'You may not give or take this role.',
    'Only superadmins touch admin and superadmin, only admins the other roles of staff',
  ],
  roleIncluded: [
    'A higher role includes this one. Take the higher role away first.',
    'A role cannot go while one that includes it stays',
  ],
  lastSuperadmin: ['This is the last superadmin. Name another one first.', 'There is always one'],
  ownAccount: ['You cannot deactivate your own account.', 'Somebody else has to do it'],
  ownPermissions: ['You cannot give yourself permissions.', 'Somebody else has to do it'],
  permissionUnknown: ['There is no such permission.', 'A permission to a list that the console does not have'],
  regionUnknown: ['There is no such region.', 'A region that is not there'],
  systemRegion: ['The platform’s own region is for superadmins.', 'Only superadmins give it'],
  foreignRegion: ['You may only invite to regions that you administer.', 'A regional admin stays in the own regions'],
  studiesThere: [
    'This person studies in the group “{group}” of a region that you take away. Withdraw or move them first.',
    'Whoever belongs to a group belongs to its region',
  ],
  outranked: [
    'You may not change this account: its rights are wider than yours.',
    'Whoever can change an account can take it over, so all of its rights must be within the own ones',
  ],
  ownEmail: [
    'Change your own e-mail address in your profile. It takes your password.',
    'An admin wanted to change the own address as that of others',
  ],
  hasSignedIn: [
    'This person has already come in. Deactivate the account instead.',
    'An invitation can only be retracted while nobody has followed it',
  ],
  retracted: ['This invitation was retracted. Invite the person again.', 'The address was given back'],
  erased: ['This person was erased. The account cannot be opened again.', 'What was erased does not come back'],
  passwordAlreadySet: ['A password has already been set.', 'The first password is set once'],
  groupClosed: [
    'This group is not open for sign-up.',
    'Only free groups that allow it take people who sign up by themselves',
  ],
  countryUnknown: ['Please choose a country from the list.', 'Not a country of the list'],
  nothingToResend: ['This account waits for no mail.', 'The address is verified already'],
  passwordCommon: [
    'This password is on every list that is used to break in. Please choose another one.',
    'One of the passwords that everybody uses',
  ],
  passwordPersonal: [
    'This password is too close to a name or an address that others know. Please choose another one.',
    'Made of the own name, the e-mail address or the name of the college',
  ],
  passwordWrong: [
    'Current password is not correct.',
    'Whoever changes a password or an address gives the present password',
  ],
  deactivated: ['This account is deactivated.', 'Nothing can be set up for it'],
});

/** What is held on a person, as the person is handed it. */
export const accountExportMessages = defineMessages('myData', {
  account: ['Your account', 'Heading of a part of the downloaded data'],
  'account.about': [
    'How you sign in, your roles, and when the account was made.',
    'Below the heading of a part of the downloaded data',
  ],
  sessions: ['Devices', 'Heading of a part of the downloaded data'],
  'sessions.about': ['Where you are signed in now.', 'Below the heading of a part of the downloaded data'],
});
