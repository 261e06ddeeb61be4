import { useList } from '../../console/list/use-list.ts';
import { useOpenId } from '../../console/list/use-open-id.ts';
import { nextWaiting } from './grade-words.ts';
import type { StaffSubmissionRowFragment } from '../../generated/submissions/admin/submission-admin.ts';
import { SubmissionReview } from './SubmissionReview.tsx';

/** The submission that is opened beside the list. */
export function OpenedSubmission() {
  const { data } = useList<StaffSubmissionRowFragment>();
  const { openId, open, close } = useOpenId();
  if (openId === undefined) return null;
  const graded = (id: string): boolean => {
    const next = nextWaiting(data, id);
    if (next) open(next.id);
    return next !== undefined;
  };
  return <SubmissionReview key={openId} id={openId} onClose={close} onGraded={graded} />;
}
