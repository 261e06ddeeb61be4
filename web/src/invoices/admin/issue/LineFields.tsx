import Add from '@mui/icons-material/AddOutlined';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { longestParticulars, mostLines } from '@paideia/events/invoices/invoice.rules.ts';
import { NumberField, LabelledText } from '../../../lib/forms/index.ts';
import { type Currency, number, plainMoney, useMessages } from '../../../lib/i18n/index.ts';
import { invoicesMessages } from '../../invoices.messages.ts';
import { freshLine, priceRange, quantityRange, type LineDraft } from './issue-draft.ts';
import { issueInvoiceMessages } from './issue-invoice.messages.ts';
import { MoneyField } from '../MoneyField.tsx';
import { visuallyHidden } from '../../../lib/ui/index.ts';

type Props = {
  readonly lines: readonly LineDraft[];
  readonly onLines: (lines: readonly LineDraft[]) => void;
  readonly amounts: readonly (number | undefined)[];
  readonly currency: string;
  readonly known: readonly Currency[];
};
const digits = (thousandths: number) =>
  thousandths % 1000 === 0 ? 0 : thousandths % 100 === 0 ? 1 : thousandths % 10 === 0 ? 2 : 3;

/** What stands beside the form takes room from it, so the width of the window says nothing. */
const inOneLine = '@container (min-width: 620px)';

/** What an invoice is for, line by line. */
export function LineFields({ lines, onLines, amounts, currency, known }: Props) {
  const t = useMessages(issueInvoiceMessages);
  const words = useMessages(invoicesMessages);
  const change = (key: string, changed: Partial<LineDraft>) =>
    onLines(lines.map((line) => (line.key === key ? { ...line, ...changed } : line)));
  return (
    <>
      {lines.map(({ key, particulars, qty, price }, index) => {
        const amount = amounts[index];
        return (
          <Box key={key} sx={{ containerType: 'inline-size' }}>
            <Box
              component="fieldset"
              sx={{
                border: 0,
                m: 0,
                p: '0 0 15px',
                minWidth: 0,
                borderBottom: '1px solid var(--line)',
                display: 'grid',
                gap: '12px',
                alignItems: 'start',
                gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
                [inOneLine]: { gridTemplateColumns: 'minmax(0, 1fr) 84px 162px 108px 36px' },
              }}
            >
              <Box component="legend" sx={visuallyHidden}>
                {t('lineNumber', { number: number(index + 1) })}
              </Box>
              <Box sx={{ gridColumn: '1 / -1', minWidth: 0, [inOneLine]: { gridColumn: 'auto' } }}>
                <LabelledText
                  label={t('particulars')}
                  required
                  maxLength={longestParticulars}
                  value={particulars}
                  onChange={(text) => change(key, { particulars: text })}
                />
              </Box>
              <NumberField
                label={t('quantity')}
                value={qty}
                onChange={(text) => change(key, { qty: text })}
                range={quantityRange}
                say={(units) => number(units / 1000, digits(units))}
                example={1500}
              />
              <MoneyField
                label={t('price')}
                value={price}
                onChange={(text) => change(key, { price: text })}
                currency={currency}
                range={priceRange(currency, known)}
              />
              <Box sx={{ fontVariantNumeric: 'tabular-nums', [inOneLine]: { textAlign: 'end' } }}>
                <Box
                  sx={{
                    fontSize: 13,
                    lineHeight: '18px',
                    fontWeight: 600,
                    color: 'var(--ink-2)',
                    [inOneLine]: { mb: '15px' },
                  }}
                >
                  {words('amount')}
                </Box>
                <b style={{ fontWeight: 600 }}>{amount === undefined ? '–' : plainMoney(amount, currency, known)}</b>
              </Box>
              <Box sx={{ justifySelf: 'end', [inOneLine]: { pt: '27px' } }}>
                {lines.length > 1 && (
                  <IconButton
                    size="small"
                    aria-label={t('removeLine', { number: number(index + 1) })}
                    onClick={() => onLines(lines.filter((line) => line.key !== key))}
                  >
                    <DeleteOutline fontSize="small" />
                  </IconButton>
                )}
              </Box>
            </Box>
          </Box>
        );
      })}
      {lines.length < mostLines && (
        <Button
          size="small"
          variant="text"
          startIcon={<Add />}
          onClick={() => onLines([...lines, freshLine()])}
          sx={{ alignSelf: 'flex-start', ml: '-12px' }}
        >
          {t('addLine')}
        </Button>
      )}
    </>
  );
}
