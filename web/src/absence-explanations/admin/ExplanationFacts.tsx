import type { StaffExplanationFragment } from '../../generated/absence-explanations/admin/absence-explanation-admin.ts';
import { leaveAdminMessages } from '../../leave-requests/admin/leave-requests-admin.messages.ts';
import { dateTime, longDate, useMessages } from '../../lib/i18n/index.ts';
import { FactList, QuotedText, StatusChip, usePeriodName } from '../../lib/ui/index.ts';
import { registerAdminMessages } from '../../registers/admin/registers-admin.messages.ts';
import { explanationsAdminMessages } from './explanations-admin.messages.ts';

/** Which absence is explained, in the student's own words, and what was answered. */
export function ExplanationFacts({ explanation }: { readonly explanation: StaffExplanationFragment }) {
  const t = useMessages(explanationsAdminMessages);
  const leave = useMessages(leaveAdminMessages);
  const registers = useMessages(registerAdminMessages);
  const periodName = usePeriodName();
  const { date, periodKey, status, text, comment, explainedAt, decidedAt, decidedByName, timeZone } = explanation;
  return (
    <>
      <FactList
        facts={[
          [registers('state'), <StatusChip key="status" area="explanation" status={status} />],
          [registers('date'), longDate(date)],
          [registers('period'), periodName(periodKey)],
          [leave('sent'), dateTime(explainedAt, timeZone)],
          [leave('decidedBy'), decidedByName],
          [leave('decided'), decidedAt && dateTime(decidedAt, timeZone)],
          [t('answer'), comment],
        ]}
      />
      {text && <QuotedText>{text}</QuotedText>}
    </>
  );
}
