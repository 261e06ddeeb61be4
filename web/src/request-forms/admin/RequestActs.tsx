import Typography from '@mui/material/Typography';
import { longestRequest } from '@paideia/events/request-forms/request-form.rules.ts';
import { ActButton } from '../../console/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { LabelledText } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  AnswerRequestDocument,
  CloseRequestDocument,
  type RequestFormDetailFragment,
} from '../../generated/request-forms/admin/request-forms.ts';
import { requestFormsAdminMessages } from './request-forms-admin.messages.ts';

/** Answers a request, or closes it. An answer of somebody else is shown before one's own is sent. */
export function RequestActs({ request }: { readonly request: RequestFormDetailFragment }) {
  const t = useMessages(requestFormsAdminMessages);
  const answering = useCommand(AnswerRequestDocument);
  const closing = useCommand(CloseRequestDocument);
  if (request.status === 'closed') return null;
  const seen = { _id: request.id, expectedRevision: request._revision };
  const last = request.answers.at(-1)?.text;
  return (
    <>
      <ActButton
        label={t('answer')}
        title={t('answer')}
        isMain
        start={{ text: '' }}
        send={({ text }) => answering.run({ ...seen, text })}
        done={t('answerDone')}
      >
        {(form) => (
          <>
            <Typography>{t('answerMeans')}</Typography>
            {form.isOvertaken && last && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{last}</Typography>}
            <LabelledText
              label={t('answer')}
              required
              rows={5}
              maxLength={longestRequest.text}
              autoFocus
              {...form.field('text')}
            />
          </>
        )}
      </ActButton>
      <ActButton label={t('close')} title={t('close')} start={{}} send={() => closing.run(seen)} done={t('closeDone')}>
        {() => <Typography>{t('closeMeans')}</Typography>}
      </ActButton>
    </>
  );
}
