import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { number, percent, useMessages } from '../../lib/i18n/index.ts';
import { StatusChip } from '../../lib/ui/index.ts';
import type {
  OutcomeFragment,
  StaffLeaveDetailFragment,
} from '../../generated/leave-requests/admin/leave-request-admin.ts';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';

type Props = {
  readonly verdict: string;
  readonly status: string;
  readonly children: ReactNode;
};

const Effect = ({ verdict, status, children }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(84px, 114px) auto minmax(0, 1fr)',
      gap: '9px',
      alignItems: 'center',
      p: '9px 12px',
      '&:not(:first-of-type)': { borderTop: '1px solid var(--line)' },
    }}
  >
    <b style={{ fontWeight: 600 }}>{verdict}</b>
    <StatusChip area="attendance" status={status} />
    <Box component="span" sx={{ color: 'var(--ink-2)', textAlign: 'end' }}>
      {children}
    </Box>
  </Box>
);

/** What each of the two decisions does to the marks and to the grace of the term, before it is made. */
export function DecisionEffects({ request }: { readonly request: StaffLeaveDetailFragment }) {
  const t = useMessages(leaveAdminMessages);
  const { attendanceType, covered, summary, ifApproved, ifAcknowledged } = request;
  const isUnchanged = ({ unchanged }: OutcomeFragment) => covered.length > 0 && unchanged === covered.length;
  return (
    <section>
      <Typography component="h3" sx={{ fontSize: 13, lineHeight: '18px', fontWeight: 600, mb: '6px' }}>
        {t('effects')}
      </Typography>
      <Box sx={{ border: '1px solid var(--line)', borderRadius: 'var(--r-s)', fontSize: 13.5, lineHeight: '18px' }}>
        <Effect verdict={t('approve')} status="excused">
          {isUnchanged(ifApproved)
            ? t('outcomeUnchanged')
            : ifApproved.excused < covered.length
              ? t('outcomeSome', { excused: number(ifApproved.excused), total: number(covered.length) })
              : t('graceUntouched')}
        </Effect>
        <Effect verdict={t('acknowledge')} status="absent">
          {isUnchanged(ifAcknowledged)
            ? t('outcomeUnchanged')
            : summary &&
              t('absencesAfter', {
                count: number(ifAcknowledged.absences ?? summary.absent),
                grace: number(summary.graceAbsentsPerTerm),
              })}
          {attendanceType !== 'absence' && covered.length > 0 && !isUnchanged(ifAcknowledged) && (
            <Box component="span" sx={{ display: 'block' }}>
              {t('untilTaken')}
            </Box>
          )}
          {summary && (ifAcknowledged.deduction ?? 0) > summary.deduction && (
            <Box component="span" sx={{ display: 'block', color: 'var(--warning)', fontWeight: 600 }}>
              {t('costs', { points: percent(ifAcknowledged.deduction ?? 0, 2) })}
            </Box>
          )}
        </Effect>
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'var(--ink-3)', mt: '6px' }}>
        {summary
          ? t(summary.deduction > 0 ? 'termDeducted' : 'termFree', {
              absences: t('termAbsences', { count: summary.absent }),
              lates: t('termLates', { count: summary.late }),
              points: percent(summary.deduction, 2),
            })
          : t('noTerm')}
      </Typography>
    </section>
  );
}
