import { useMutation } from '@apollo/client';
import { useState } from 'react';
import {
  IssueTranscriptDocument,
  TranscriptIssuesDocument,
  type IssueTranscriptMutation,
} from '../../generated/transcripts/transcript-issues.ts';
import { notifyError } from '../../lib/ui/index.ts';
import type { Whose } from './use-whose.ts';

export type Issued = IssueTranscriptMutation['issueTranscript'];

/** Issues a transcript. Its code is told this once and kept nowhere: it is here as long as the page is open, for the transcript that it belongs to. */
export function useIssuing(whose: Whose | null, again: () => Promise<unknown>) {
  const [made, setMade] = useState<Whose & { readonly issued: Issued }>();
  // Nobody waits for the list: if it cannot be asked now, the code is there all the same.
  const [send, { loading, client }] = useMutation(IssueTranscriptDocument, {
    fetchPolicy: 'no-cache',
    refetchQueries: [TranscriptIssuesDocument],
  });
  const issue = async (of: Whose) => {
    try {
      const { userId, groupId } = of;
      const { data } = await send({ variables: { userId, groupId } });
      if (data) setMade({ userId, groupId, issued: data.issueTranscript });
      // What is printed is what was certified, not what stood there when the page was opened.
      await again().catch(() => undefined);
    } catch (error) {
      notifyError(error);
      // It may have been issued all the same, with a code that nobody knows: the list says so, and there it is withdrawn.
      await client.refetchQueries({ include: [TranscriptIssuesDocument] }).catch(() => undefined);
    }
  };
  const isOfThis = made !== undefined && made.userId === whose?.userId && made.groupId === whose.groupId;
  return {
    issue,
    isBusy: loading,
    issued: isOfThis ? made.issued : undefined,
    /** One that was withdrawn is printed no more. */
    forget: (issueId: string) => setMade((now) => (now?.issued.issue._id === issueId ? undefined : now)),
  };
}
