import { useState } from 'react';
import { useRefreshed } from '../../console/forms/index.ts';
import { errorCode, useCommand } from '../../lib/data/index.ts';
import { notifyError } from '../../lib/ui/index.ts';
import {
  AcknowledgeLeaveRequestDocument,
  ApproveLeaveRequestDocument,
  CommentLeaveRequestDocument,
  type StaffLeaveDetailFragment,
} from '../../generated/leave-requests/admin/leave-request-admin.ts';

export type Verdict = 'approve' | 'acknowledge';
type Seen = Pick<StaffLeaveDetailFragment, 'id' | '_revision' | 'adminComments'>;
type Deciding = {
  /** True when it was saved; false when the request had changed, or the error was told. */
  readonly decide: (verdict: Verdict, seen: Seen, comment: string) => Promise<boolean>;
  readonly comment: (seen: Seen, comment: string) => Promise<boolean>;
  readonly isBusy: boolean;
  /** Somebody was faster: what was seen is not what is there. */
  readonly isOvertaken: boolean;
};

/** What a form says of the comment: nothing where it is as it was, null where it is taken back. */
export const changedComment = (
  typed: string,
  { adminComments }: Pick<Seen, 'adminComments'>,
): { readonly adminComments?: string | null } => {
  const comment = typed.trim();
  return comment === (adminComments ?? '') ? {} : { adminComments: comment || null };
};

/** The commands about one request, each with the revision that was seen. After a conflict `again` asks for the present state. */
export function useDecision(again: () => Promise<unknown>): Deciding {
  const refreshed = useRefreshed();
  const approve = useCommand(ApproveLeaveRequestDocument);
  const acknowledge = useCommand(AcknowledgeLeaveRequestDocument);
  const say = useCommand(CommentLeaveRequestDocument);
  const [isOvertaken, setOvertaken] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const settle = async (sent: Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await sent;
      setOvertaken(false);
      await refreshed();
      return true;
    } catch (error) {
      if (errorCode(error) !== 'conflict') {
        notifyError(error);
        return false;
      }
      await again().catch(() => undefined);
      setOvertaken(true);
      await refreshed();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    decide: (verdict, seen, comment) =>
      settle(
        (verdict === 'approve' ? approve : acknowledge).run({
          _id: seen.id,
          ...changedComment(comment, seen),
          expectedRevision: seen._revision,
        }),
      ),
    comment: ({ id, _revision }, comment) =>
      settle(say.run({ _id: id, adminComments: comment.trim() || null, expectedRevision: _revision })),
    isBusy,
    isOvertaken,
  };
}
