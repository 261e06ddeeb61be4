import Shield from '@mui/icons-material/ShieldOutlined';
import { useMessages } from '../../lib/i18n/index.ts';
import { StatusChip, ToneChip } from '../../lib/ui/index.ts';
import type { StaffSubmissionRowFragment } from '../../generated/submissions/admin/submission-admin.ts';
import { stateOf } from './grade-words.ts';
import { submissionsAdminMessages } from './submissions-admin.messages.ts';

type Props = { readonly work: Pick<StaffSubmissionRowFragment, 'status' | 'type' | 'complete' | 'excused'> };

/** The state of a submission; work that does not count for its student waits for nobody. */
export function SubmissionChip({ work }: Props) {
  const t = useMessages(submissionsAdminMessages);
  if (!work.excused) return <StatusChip area="assignment" status={stateOf(work)} />;
  return (
    <ToneChip tone="info" icon={Shield}>
      {t('excused')}
    </ToneChip>
  );
}
