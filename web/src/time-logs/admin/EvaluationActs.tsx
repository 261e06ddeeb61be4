import Typography from '@mui/material/Typography';
import { evaluationPermissions } from '@paideia/events/evaluations/evaluation.permissions.ts';
import { longestComments, ratings } from '@paideia/events/evaluations/evaluation.rules.ts';
import { ActButton } from '../../console/forms/index.ts';
import { DeleteEvaluationDocument, SaveEvaluationDocument } from '../../generated/evaluations/admin/evaluations.ts';
import type { StaffTimeLogFragment } from '../../generated/time-logs/admin/time-log-admin.ts';
import { useCommand } from '../../lib/data/index.ts';
import { LabelledChoice, LabelledText } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { timeLogWords } from '../time-log-words.messages.ts';
import { timeLogsAdminMessages } from './time-logs-admin.messages.ts';

/** Evaluates a submitted time log, or takes the evaluation back. Nobody evaluates the own one. */
export function EvaluationActs({ log }: { readonly log: StaffTimeLogFragment }) {
  const t = useMessages(timeLogsAdminMessages);
  const words = useMessages(timeLogWords);
  const user = useUser();
  const saving = useCommand(SaveEvaluationDocument);
  const deleting = useCommand(DeleteEvaluationDocument);
  const { userId, regionId, program, periodEnding, status, _revision: expectedRevision } = log;
  const name = log.studentName ?? t('erased');
  const week = { userId, program, periodEnding, expectedRevision };
  const isEvaluated = status === 'evaluated';
  if (status === 'draft' || !may(user, evaluationPermissions.SaveEvaluation, { regionId, ownerId: userId }))
    return null;
  return (
    <>
      <ActButton
        label={t(isEvaluated ? 'change' : 'evaluate')}
        title={t('evaluateTitle', { name })}
        isMain={!isEvaluated}
        start={{ rating: log.rating === null ? '' : String(log.rating), comments: log.comments ?? '' }}
        send={({ rating, comments }) => saving.run({ ...week, rating: Number(rating), comments: comments || null })}
        done={t('evaluateDone', { name })}
      >
        {(form) => (
          <>
            <LabelledChoice
              label={t('rating')}
              isCompact
              hasPlaceholder
              isRequired
              {...form.field('rating')}
              options={ratings.map((rating) => ({ value: String(rating), label: words('rating', { rating }) }))}
            />
            <LabelledText
              label={t('comments')}
              isOptional
              rows={5}
              maxLength={longestComments}
              {...form.field('comments')}
            />
            <Typography>{t('evaluateMeans')}</Typography>
          </>
        )}
      </ActButton>
      {isEvaluated && (
        <ActButton
          label={t('remove')}
          title={t('removeTitle', { name })}
          isDestructive
          start={{}}
          send={() => deleting.run(week)}
          done={t('removeDone', { name })}
        >
          {() => <Typography>{t('removeMeans')}</Typography>}
        </ActButton>
      )}
    </>
  );
}
