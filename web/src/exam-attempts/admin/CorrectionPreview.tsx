import Box from '@mui/material/Box';
import { useState } from 'react';
import { useRemote } from '../../lib/data/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { PagedScreen, SmallTable, StatusChip } from '../../lib/ui/index.ts';
import {
  ExamCorrectionPreviewDocument,
  type CorrectedAttemptFieldsFragment,
  type CorrectionCountsFragment,
} from '../../generated/exam-attempts/admin/exam-correction.ts';
import type { ExamCorrectionScope } from '../../generated/schema.ts';
import { examCorrectionsMessages } from './exam-corrections.messages.ts';
import { resultsAdminMessages } from './exam-results-admin.messages.ts';
import { score } from './result-score.ts';

const perPage = 10;

/** The scores before and after a correction that is not made yet. */
export function CorrectionPreview({ input }: { readonly input: ExamCorrectionScope }) {
  const t = useMessages(examCorrectionsMessages);
  const results = useMessages(resultsAdminMessages);
  const [page, setPage] = useState(0);
  const remote = useRemote(
    ExamCorrectionPreviewDocument,
    { input, page, perPage },
    ({ examCorrectionPreview }) => examCorrectionPreview,
  );
  const name = ({ studentName, groupName, n }: CorrectedAttemptFieldsFragment) => (
    <>
      {studentName ?? results('erased')}
      <Box component="span" sx={{ display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--ink-2)' }}>
        {groupName} · {results('attempt')} {number(n)}
      </Box>
    </>
  );
  const then = ({ isLeft, newScore, passed, newPassed }: CorrectedAttemptFieldsFragment) =>
    isLeft ? (
      t('stays')
    ) : (
      <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '3px 6px', justifyContent: 'flex-end' }}>
        {passed !== newPassed && <StatusChip area="exam" status={newPassed ? 'passed' : 'failed'} />}
        <b style={{ fontWeight: 600 }}>{score(newScore)}</b>
      </span>
    );
  return (
    <Box component="section" aria-label={t('preview')} aria-busy={remote.isRefreshing}>
      <Box component="h3" sx={{ fontSize: 14, fontWeight: 600, mb: '6px' }}>
        {t('preview')}
      </Box>
      {remote.data && <Counts counts={remote.data} />}
      <PagedScreen remote={remote} page={page} perPage={perPage} onPage={setPage} empty={<span />}>
        {(items) => (
          <SmallTable
            label={t('preview')}
            rows={items}
            keyOf={({ attemptId }) => attemptId}
            columns={[
              { label: results('student'), render: name },
              { label: results('scoreNow'), isNumber: true, render: (one) => score(one.score) },
              { label: results('scoreThen'), isNumber: true, render: then },
            ]}
          />
        )}
      </PagedScreen>
      <Box component="p" sx={{ mt: '9px', fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>
        {t('previewLater')}
      </Box>
    </Box>
  );
}

function Counts({ counts }: { readonly counts: CorrectionCountsFragment }) {
  const t = useMessages(examCorrectionsMessages);
  const { affected, byHand } = counts;
  const parts = (['raised', 'lowered', 'nowPassed', 'nowFailed'] as const).filter((key) => counts[key] > 0);
  return (
    <Box component="p" role="status" sx={{ fontSize: 14, lineHeight: '20px', mb: '6px' }}>
      {[
        affected === 0 ? t('noChange') : t('affected', { count: affected }),
        ...parts.map((key) => t(key, { count: counts[key] })),
        ...(byHand > 0 ? [t('byHand', { count: byHand })] : []),
      ].join(' · ')}
    </Box>
  );
}
