import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HighlightOff from '@mui/icons-material/HighlightOffOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useRefresh } from 'ra-core';
import { DeliveryKind } from '@paideia/events/mails/mail.events.ts';
import { mailPermissions } from '@paideia/events/mails/mail.permissions.ts';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { moment } from '../../console/dates.ts';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import type { Filter } from '../../console/list/list-shapes.ts';
import { StaffList } from '../../console/list/StaffList.tsx';
import type { Screen } from '../../lib/screens/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { notify, notifyError, ToneChip } from '../../lib/ui/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { RetryMailDocument, type MailRowFragment } from '../../generated/notifications/admin/mails.ts';
import { mailsMessages } from './mails.messages.ts';
import { user } from '../../accounts/accounts.screens.ts';
import { addressOf } from '../../lib/screens/index.ts';

const looks = {
  sending: { tone: 'info', icon: Send },
  waiting: { tone: 'warning', icon: Schedule },
  held: { tone: 'info', icon: Schedule },
  sent: { tone: 'success', icon: CheckCircle },
  digested: { tone: 'success', icon: CheckCircle },
  declined: { tone: 'neutral', icon: HighlightOff },
  abandoned: { tone: 'danger', icon: HighlightOff },
} as const;
type Status = keyof typeof looks;
const statuses: readonly Status[] = ['sending', 'held', 'waiting', 'sent', 'digested', 'declined', 'abandoned'];
const channels = ['email', 'inApp'] as const;
const isStatus = (status: string): status is Status => status in looks;
const templates = DeliveryKind.options;
const isTemplate = (name: string): name is DeliveryKind => templates.some((one) => one === name);

/** Who was told what, when and over which channel; a letter that waits or was given up can be tried at once. What a letter says is shown to nobody. */
export function DeliveriesTab({ screen, tabs }: { readonly screen: Screen; readonly tabs: ReactNode }) {
  const t = useMessages(mailsMessages);
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'status',
      label: t('status'),
      any: t('anyStatus'),
      isMain: true,
      choices: statuses.map((value) => ({ value, label: t(value) })),
    },
    {
      kind: 'choice',
      name: 'template',
      label: t('kind'),
      any: t('anyKind'),
      isMain: true,
      choices: templates.map((value) => ({ value, label: t(value) })),
    },
    {
      kind: 'choice',
      name: 'channel',
      label: t('channel'),
      any: t('anyChannel'),
      choices: channels.map((value) => ({ value, label: t(value) })),
    },
    { kind: 'person', name: 'userId', label: t('person') },
  ];
  const kindOf = ({ template }: MailRowFragment) => (isTemplate(template) ? t(template) : template);
  const chip = ({ status }: MailRowFragment) =>
    isStatus(status) ? <ToneChip {...looks[status]}>{t(status)}</ToneChip> : status;
  const trouble = ({ error, reason, status, nextTryAt }: MailRowFragment) =>
    [
      error,
      reason && t(reason),
      nextTryAt && t(status === 'held' ? 'heldUntil' : 'nextTry', { when: moment(nextTryAt) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <StaffList resource="mails" storeKey="deliveries.listParams" sort={{ field: 'queuedAt', order: 'DESC' }}>
      <ConsolePage>
        <ConsoleHeader screen={screen} />
        {tabs}
        <FilterBar filters={filters} />
        <ListCard<MailRowFragment>
          first={{ label: t('to') }}
          lead={(row) => ({
            name: row.to ?? row.userName ?? t('erased'),
            below: [kindOf(row), trouble(row)].filter(Boolean).join(' · '),
          })}
          columns={[
            { key: 'channel', label: t('channel'), isSecondary: true, render: ({ channel }) => t(channel) },
            { key: 'status', label: t('status'), sort: 'status', render: chip },
            { key: 'tries', label: t('tries'), isNumber: true, render: ({ attempt }) => number(attempt) },
            {
              key: 'queued',
              label: t('queued'),
              sort: 'queuedAt',
              render: ({ queuedAt }) => (
                <span style={{ whiteSpace: 'nowrap', color: 'var(--ink-2)' }}>{moment(queuedAt)}</span>
              ),
            },
            { key: 'retry', label: '', render: (row) => <Retry letter={row} /> },
          ]}
          card={(row) => ({
            chip: chip(row),
            line: (
              <>
                {moment(row.queuedAt)}
                <Box sx={{ position: 'relative', zIndex: 1, '&:not(:empty)': { mt: '6px' } }}>
                  <Retry letter={row} />
                </Box>
              </>
            ),
          })}
          to={({ userId }) => addressOf(user, { id: userId })}
        />
      </ConsolePage>
    </StaffList>
  );
}

function Retry({ letter }: { readonly letter: MailRowFragment }) {
  const t = useMessages(mailsMessages);
  const refresh = useRefresh();
  const { run, isBusy } = useCommand(RetryMailDocument);
  const mayChange = may(useUser(), mailPermissions.RetryEmailNow);
  if (!mayChange || (letter.status !== 'waiting' && letter.status !== 'abandoned')) return null;
  const retry = () =>
    run({ emailId: letter.id })
      .then(() => notify(t('retried')))
      .catch(notifyError)
      .finally(refresh);
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isBusy}
      aria-label={t('retryOf', { to: letter.to ?? t('erased') })}
      onClick={() => void retry()}
    >
      {t('retry')}
    </Button>
  );
}
