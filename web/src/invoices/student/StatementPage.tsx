import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useSearchParams } from 'react-router';
import { AccountStatementDocument } from '../../generated/invoices/statement.ts';
import { useRemote } from '../../lib/data/index.ts';
import { checksMessages, LabelledText } from '../../lib/forms/index.ts';
import { dayOf, fullDate, useMessages } from '../../lib/i18n/index.ts';
import { PrintButton } from '../../lib/paper/index.ts';
import { DataScreen, EmptyState, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { ownStatement } from '../invoices.screens.ts';
import { statementMessages } from '../statement.messages.ts';
import { PaperHead } from './PaperHead.tsx';
import { StatementTable } from './StatementTable.tsx';

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The account as a document, of this year or of the days that are chosen; staff are led here with the student in the address. */
export function StatementPage() {
  const t = useMessages(statementMessages);
  const own = useMessages(invoicesMessages);
  const check = useMessages(checksMessages);
  const [search, setSearch] = useSearchParams();
  const today = dayOf(new Date());
  const day = (name: 'from' | 'to', otherwise: string) => {
    const asked = search.get(name);
    return isDay(asked) ? asked : otherwise;
  };
  const [from, to, student] = [day('from', `${today.slice(0, 4)}-01-01`), day('to', today), search.get('student')];
  const change = (name: 'from' | 'to') => (value: string) =>
    setSearch(
      (former) => {
        const next = new URLSearchParams(former);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  // Of days that end before they begin nothing is said: it would read as if nothing had been billed.
  const isReversed = to < from;
  const asked = { from, to, ...(student && { userId: student }) };
  const remote = useRemote(AccountStatementDocument, isReversed ? null : asked, (data) => data);
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <Box sx={{ maxWidth: 780, mx: 'auto', '@media print': { maxWidth: 'none' } }}>
        <PageHeader
          title={t('title')}
          place={{ screen: ownStatement }}
          help={t('help')}
          actions={remote.data && !isReversed && <PrintButton />}
        />
        <Box
          data-print="no"
          sx={{ display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(2, minmax(0, 210px))', mb: '18px' }}
        >
          <LabelledText label={t('from')} type="date" required max={to} value={from} onChange={change('from')} />
          <LabelledText
            label={t('to')}
            type="date"
            required
            min={from}
            value={to}
            onChange={change('to')}
            error={isReversed ? check('tooEarly', { least: fullDate(from) }) : undefined}
          />
        </Box>
        {!isReversed && (
          <DataScreen
            remote={remote}
            isEmpty={({ accountStatement }) => accountStatement.currencies.length === 0}
            empty={<EmptyState>{t('none')}</EmptyState>}
          >
            {({ accountStatement: { campus, studentName, currencies: parts }, currencies }) => (
              <Card component="section" sx={{ '@media print': { border: 0 } }}>
                <PaperHead campus={campus}>
                  <div>{own('forStudent', { name: studentName ?? t('erased') })}</div>
                  <div>{t('days', { from: fullDate(from), to: fullDate(to) })}</div>
                </PaperHead>
                {parts.map((one) => (
                  <StatementTable key={one.currency} statement={one} currencies={currencies} to={to} />
                ))}
              </Card>
            )}
          </DataScreen>
        )}
      </Box>
    </PageWidth>
  );
}
