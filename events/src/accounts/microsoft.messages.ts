import { defineMessages } from '../kernel/messages.ts';

/** Why a sign-in with the organisation's Microsoft account did not come about. The first three are fixed phrases of the contract. */
export const microsoftMessages = defineMessages({
  invalidState: {
    id: 'microsoft.invalidState',
    defaultMessage: 'Error: Invalid state parameter',
    description:
      'Fixed phrase of the contract: the answer of the provider does not belong to a sign-in that began here',
  },
  noCode: {
    id: 'microsoft.noCode',
    defaultMessage: 'Error: No authorization code received',
    description: 'Fixed phrase of the contract: the provider sent nobody',
  },
  noAccount: {
    id: 'microsoft.noAccount',
    defaultMessage: 'No account for this Microsoft user.',
    description: 'Fixed phrase of the contract: nobody here has this address',
  },
  failed: {
    id: 'microsoft.failed',
    defaultMessage: 'Microsoft did not confirm the sign-in. Please try again.',
    description: 'The provider refused the code, or cannot be reached',
  },
  notOffered: {
    id: 'microsoft.notOffered',
    defaultMessage: 'Signing in with Microsoft is not offered here.',
    description: 'In the other environments',
  },
  notSetUp: {
    id: 'microsoft.notSetUp',
    defaultMessage:
      'Signing in with Microsoft is not set up on this server: set MICROSOFT_ISSUER, MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET.',
    description: 'For developers and operators: the button works once these are set',
  },
});
