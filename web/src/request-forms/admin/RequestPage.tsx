import { requestFormStream } from '@paideia/events/request-forms/request-form.events.ts';
import Box from '@mui/material/Box';
import { dayMonthYear, moment } from '../../console/dates.ts';
import { ShowPage } from '../../console/ShowPage.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import { SectionCard } from '../../lib/ui/index.ts';
import type { RequestFormDetailFragment } from '../../generated/request-forms/admin/request-forms.ts';
import { requestForm as requestScreen } from '../request-forms.screens.ts';
import { RequestActs } from './RequestActs.tsx';
import { requestFormsAdminMessages } from './request-forms-admin.messages.ts';
import { RequestState } from './RequestState.tsx';

const words = { p: '0 18px 18px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 14 } as const;

/** `/request-form/{id}`: one request, and its answers. */
export function RequestPage() {
  const t = useMessages(requestFormsAdminMessages);
  return (
    <ShowPage<RequestFormDetailFragment>
      resource="request-form"
      stream={requestFormStream}
      screen={requestScreen}
      title={({ subject }) => subject ?? t('erased')}
      subtitle={({ userName, submittedAt, kind, status }) => (
        <>
          {userName ?? t('erased')}, {dayMonthYear(submittedAt)}, {t(kind)} <RequestState status={status} />
        </>
      )}
      actions={(request) => <RequestActs request={request} />}
    >
      {({ text, answers }) => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px', maxWidth: 960 }}>
          <SectionCard title={t('text')}>
            <Box sx={words}>{text ?? t('erased')}</Box>
          </SectionCard>
          <SectionCard title={t('answers')}>
            {answers.length === 0 && <Box sx={{ ...words, color: 'var(--ink-2)' }}>{t('noAnswers')}</Box>}
            <ul>
              {answers.map((answer) => (
                <Box component="li" key={answer.at} sx={words}>
                  <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'var(--ink-2)' }}>
                    {answer.byName ?? t('erased')}, {moment(answer.at)}
                  </Box>
                  {answer.text ?? t('erased')}
                </Box>
              ))}
            </ul>
          </SectionCard>
        </Box>
      )}
    </ShowPage>
  );
}
