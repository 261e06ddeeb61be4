import { type EachField, type Fact, FactList, QuotedText, StatusChip, usePeriodName } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { LeaveWishFragment } from '../../generated/leave-requests/leave-requests.ts';
import type { StaffLeaveDetailFragment } from '../../generated/leave-requests/admin/leave-request-admin.ts';
import type { TitledWish } from '../leave-form.ts';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';
import { coveredText, requestText } from './leave-words.ts';

/** What was asked for, and in the student's own words why. */
export function LeaveFacts({ request }: { readonly request: StaffLeaveDetailFragment }) {
  const t = useMessages(leaveAdminMessages);
  const periodName = usePeriodName();
  // The periods are those that are covered, and the notes are quoted.
  const facts: EachField<LeaveWishFragment, Fact, keyof TitledWish | 'periods' | 'studentNotes'> = {
    reason: [t('reason'), request.reason],
  };
  return (
    <>
      <FactList
        facts={[
          [t('status'), <StatusChip key="status" area="leaveRequest" status={request.status} />],
          [
            t('request'),
            <b key="request" style={{ fontWeight: 600 }}>
              {requestText(request, t)}
            </b>,
          ],
          [t('covers'), coveredText(request.covered, t, periodName)],
          ...Object.values(facts),
        ]}
      />
      {request.studentNotes && <QuotedText>{request.studentNotes}</QuotedText>}
    </>
  );
}
