import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { longestRemarks, mostDaysAhead, mostDaysToPay, mostMoney } from '@paideia/events/invoices/invoice.rules.ts';
import { daysAfter, mostDaysOff } from '@paideia/events/kernel/dates.ts';
import { Form, NumberField, percentRange, LabelledChoice, LabelledText } from '../../../lib/forms/index.ts';
import { errorText } from '../../../lib/data/index.ts';
import { fullDate, number, useMessages } from '../../../lib/i18n/index.ts';
import { kernelMessages, PanelSection } from '../../../lib/ui/index.ts';
import { GroupChoice } from './GroupChoice.tsx';
import type { IssueDraft } from './issue-draft.ts';
import { issueInvoiceMessages } from './issue-invoice.messages.ts';
import { IssueSums } from './IssueSums.tsx';
import { LineFields } from './LineFields.tsx';
import { StudentPicker } from './StudentPicker.tsx';
import type { Issue } from './use-issue.ts';
import { billing } from '../../invoices.screens.ts';

type Props = { readonly issue: Issue; readonly isBusy: boolean; readonly error: unknown; readonly onSend: () => void };

/** Who is billed, for what, and until when; the sums follow what is typed. */
export function IssueForm({ issue, isBusy, error, onSend }: Props) {
  const t = useMessages(issueInvoiceMessages);
  const kernel = useMessages(kernelMessages);
  const whom = useId();
  const { draft, group, students, regionId, today, currency, currencies, print, sums, inputOf } = issue;
  const { to, student, lines, dueDate } = draft.value;
  const count = students.length;
  const [first] = students;
  const owed = { amount: print(sums.total, currency ?? ''), date: dueDate && fullDate(dueDate) };
  const effect = !inputOf
    ? t('effectWaits')
    : to === 'student'
      ? t('effectStudent', { ...owed, name: first?.name ?? t('erased') })
      : t('effectGroup', { ...owed, count, sum: print(sums.total * count, currency ?? '') });
  return (
    <Form
      onSubmit={() => inputOf && !isBusy && onSend()}
      foot={null}
      sx={{
        display: 'grid',
        gap: '18px',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
        alignItems: 'start',
      }}
    >
      <Card sx={{ p: '18px', display: 'flex', flexDirection: 'column', gap: '18px' }}>
        <div>
          <Box id={whom} sx={{ fontSize: 13, fontWeight: 600, color: 'var(--ink-2)', mb: '6px' }}>
            {t('to')}
          </Box>
          <ToggleButtonGroup
            exclusive
            value={to}
            onChange={(_, value: IssueDraft['to'] | null) => value && draft.set({ to: value })}
            aria-labelledby={whom}
            sx={{ maxWidth: 360 }}
          >
            <ToggleButton value="student">{t('toStudent')}</ToggleButton>
            <ToggleButton value="group">{t('toGroup')}</ToggleButton>
          </ToggleButtonGroup>
        </div>
        {to === 'student' ? (
          <>
            <StudentPicker chosen={student} onChoose={(found) => draft.set({ student: found, regionId: '' })} />
            {student?.regions.length === 0 && <Alert severity="warning">{t('noRegion')}</Alert>}
            {student && student.regions.length > 1 && (
              <LabelledChoice
                label={t('region')}
                hint={currency && t('regionHint', { currency })}
                isCompact
                value={regionId}
                options={student.regions.map(({ _id, name }) => ({ value: _id, label: name }))}
                onChange={draft.change('regionId')}
              />
            )}
          </>
        ) : (
          <GroupChoice
            groupId={draft.value.groupId}
            onGroup={(groupId) => draft.set({ groupId, leftOut: [] })}
            group={group}
            leftOut={draft.value.leftOut}
            onLeftOut={(leftOut) => draft.set({ leftOut })}
          />
        )}
        <Typography component="h2" variant="h4">
          {t('lines')}
        </Typography>
        <LineFields
          lines={lines}
          onLines={(changed) => draft.set({ lines: changed })}
          amounts={sums.amounts}
          currency={currency ?? ''}
          known={currencies}
        />
        <IssueSums sums={sums} currency={currency ?? ''} known={currencies} />
        {sums.isTooLarge && (
          <Alert severity="error">{t('totalLarge', { most: print(mostMoney, currency ?? '') })}</Alert>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: '15px',
            alignItems: 'start',
            // As many beside each other as are wide enough for a date.
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
          }}
        >
          <NumberField
            label={t('taxRate')}
            {...draft.field('taxRate')}
            range={percentRange}
            say={(units) => number(units / 100, units % 100 === 0 ? 0 : 2)}
            example={850}
            unit="%"
          />
          <LabelledText
            label={t('date')}
            isOptional
            hint={t('dateHint')}
            type="date"
            min={daysAfter(today, -mostDaysOff)}
            max={daysAfter(today, mostDaysAhead)}
            {...draft.field('date')}
          />
          <LabelledText
            label={t('dueDate')}
            type="date"
            required
            min={draft.value.date || today}
            max={daysAfter(today, mostDaysToPay)}
            {...draft.field('dueDate')}
          />
        </Box>
        <LabelledText label={t('remarks')} isOptional rows={2} maxLength={longestRemarks} {...draft.field('remarks')} />
      </Card>
      <Card
        sx={{
          p: '18px',
          display: 'flex',
          flexDirection: 'column',
          gap: '15px',
          position: { lg: 'sticky' },
          top: { lg: 'calc(72px + var(--above))' },
        }}
      >
        <PanelSection title={t('effect')}>
          <Box component="p" role="status" sx={{ fontSize: 14, lineHeight: '21px' }}>
            {effect}
          </Box>
        </PanelSection>
        {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
        <Button type="submit" variant="contained" disabled={isBusy}>
          {to === 'group' && count > 0 ? t('issueMany', { count }) : t('issueOne')}
        </Button>
        <Button component={Link} to={billing.path} variant="outlined">
          {kernel('cancel')}
        </Button>
        {draft.isKept && (
          <Box sx={{ fontSize: 13, color: 'var(--ink-3)' }}>
            {t('draftKept')}{' '}
            <Button size="small" variant="text" onClick={draft.clear} sx={{ fontSize: 13, p: '0 6px' }}>
              {t('discard')}
            </Button>
          </Box>
        )}
      </Card>
    </Form>
  );
}
