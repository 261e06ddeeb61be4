// Sent by the thin client: the public pages load no GraphQL client.
export const ForgotPasswordOperation = `mutation forgotPassword($email: String!) { forgotPassword(email: $email) }`;
export const VerifyEmailOperation = `mutation verifyEmail($token: String!) { verifyEmail(token: $token) { enrolToken } }`;
export const ResendVerificationOperation = `mutation resendVerification($email: String!) { resendVerification(email: $email) }`;
export const SignUpGroupOperation = `query signUpGroup($_id: ID!) { signUpGroup(_id: $_id) { name regionName } countries { name label } }`;
export const SelfCreateAccountOperation = `mutation selfCreateAccount(
  $userProfileInput: UserProfileInput!, $groupId: ID!, $country: String, $locale: String, $commandId: String
) {
  selfCreateAccount(userProfileInput: $userProfileInput, groupId: $groupId, country: $country, locale: $locale, commandId: $commandId) { _id fullName email }
}`;
