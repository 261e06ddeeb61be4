import { useMutation } from '@apollo/client';
import { useState } from 'react';
import { newId } from '@paideia/events/kernel/new-ids.ts';
import {
  IssueTranscriptDocument,
  TranscriptIssuesDocument,
  type IssueTranscriptMutation,
} from '../../generated/transcripts/transcript-issues.ts';
import { intentions } from '../../lib/data/index.ts';
import { notifyError } from '../../lib/ui/index.ts';
import type { Whose } from './use-whose.ts';

export type Issued = IssueTranscriptMutation['issueTranscript'];

/** What is asked again after an answer was lost has the ids of before, so that nothing is issued twice and the answer has the code of the first time. */
function wishes() {
  const [things, commands] = [intentions(newId), intentions()];
  const wishOf = ({ userId, groupId }: Whose) => `${userId} ${groupId}`;
  return {
    idsFor: (whose: Whose) => ({ _id: things.idFor(wishOf(whose)), commandId: commands.idFor(wishOf(whose)) }),
    /** The next one is another. */
    over(whose: Whose) {
      things.succeeded(wishOf(whose));
      commands.succeeded(wishOf(whose));
    },
  };
}

/** Issues a transcript. Its code is kept nowhere: it is here as long as the page is open, for the transcript that it belongs to. */
export function useIssuing(whose: Whose | null, again: () => Promise<unknown>) {
  const [made, setMade] = useState<Whose & { readonly issued: Issued }>();
  const [wish] = useState(wishes);
  // Nobody waits for the list: if it cannot be asked now, the code is there all the same.
  const [send, { loading, client }] = useMutation(IssueTranscriptDocument, {
    fetchPolicy: 'no-cache',
    refetchQueries: [TranscriptIssuesDocument],
  });
  const issuedNow = async ({ userId, groupId }: Whose): Promise<Issued | undefined> => {
    const { data } = await send({ variables: { ...wish.idsFor({ userId, groupId }), userId, groupId } });
    wish.over({ userId, groupId });
    return data?.issueTranscript;
  };
  const issue = async ({ userId, groupId }: Whose) => {
    const of = { userId, groupId };
    try {
      const first = await issuedNow(of);
      // It came to be when no answer did, and somebody has withdrawn it since.
      const issued = first && first.issue.withdrawnAt !== null ? await issuedNow(of) : first;
      if (issued) setMade({ ...of, issued });
      // What is printed is what was certified, not what stood there when the page was opened.
      await again().catch(() => undefined);
    } catch (error) {
      notifyError(error);
      // It may have been issued all the same: the list says so, and whoever asks again is told its code.
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
