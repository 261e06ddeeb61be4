import { defineMessages } from '../kernel/messages.ts';

/** Why a sign-in with the organisation's Microsoft account did not come about. The first three are fixed phrases of the contract. */
export const microsoftMessages = defineMessages('microsoft', {
  invalidState: [
    'Error: Invalid state parameter',
    'Fixed phrase of the contract: the answer of the provider does not belong to a sign-in that began here',
  ],
  noCode: ['Error: No authorization code received', 'Fixed phrase of the contract: the provider sent nobody'],
  noAccount: ['No account for this Microsoft user.', 'Fixed phrase of the contract: nobody here has this address'],
  failed: [
    'Microsoft did not confirm the sign-in. Please try again.',
    'The provider refused the code, or cannot be reached',
  ],
  notOffered: ['Signing in with Microsoft is not offered here.', 'In the other environments'],
  notSetUp: [
    'Signing in with Microsoft is not set up on this server: set MICROSOFT_ISSUER, MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET.',
    'For developers and operators: the button works once these are set',
  ],
});
