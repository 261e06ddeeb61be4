/** They let somebody in by a secret. */
export const signInOperations = ['loginWithPassword', 'validateMSAuth'] as const;
/** They check or make a secret otherwise: what visitors may do, and machines would do again and again. */
export const secretOperations = [
  'forgotPassword',
  'recoverPassword',
  'selfCreateAccount',
  'verifyEmail',
  'resendVerification',
  'changePassword',
  'changeEmail',
  'verifyTranscript',
] as const;
