/** Sent by the thin client: the bar stands above every part of the site, also those without a GraphQL client. */
export const SetImpersonationWritingOperation = `mutation setImpersonationWriting($isWritable: Boolean!) {
  setImpersonationWriting(isWritable: $isWritable)
}`;
