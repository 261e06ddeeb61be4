/** Sent by the thin client: the answer is another person, whom no cache of this page may meet. */
export const ImpersonateUserOperation = `mutation impersonateUser($userId: ID!, $reason: String!, $commandId: String) {
  impersonateUser(userId: $userId, reason: $reason, commandId: $commandId) { _id }
}`;
