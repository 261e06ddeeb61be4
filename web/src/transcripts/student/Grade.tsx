import { styled } from '@mui/material/styles';
import { use, useState } from 'react';
import { useMessages } from '../../lib/i18n/index.ts';
import { WhyDrawer, type WhyOf } from '../../lib/why/index.ts';
import { transcriptsMessages } from '../transcripts.messages.ts';
import { MomentContext } from './moment.ts';

const Button = styled('button', { shouldForwardProp: (name) => name !== 'isQuiet' })<{ readonly isQuiet: boolean }>(
  ({ isQuiet }) => ({
    padding: 0,
    minHeight: 24,
    border: 0,
    borderBottom: '1.5px dotted var(--secondary)',
    background: 'none',
    font: 'inherit',
    fontSize: isQuiet ? 'inherit' : 15,
    fontWeight: isQuiet ? 'inherit' : 650,
    color: isQuiet ? 'inherit' : 'var(--ink)',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover': { background: 'var(--info-tint)' },
    '@media print': { border: 0, minHeight: 0 },
  }),
);
type Props = {
  readonly kind: WhyOf;
  readonly id: string;
  readonly what: string;
  readonly grade: string;
  readonly isQuiet?: boolean;
};

/** A grade that opens where it comes from. `isQuiet`: as the text around it. */
export function Grade({ kind, id, what, grade, isQuiet = false }: Props) {
  const t = useMessages(transcriptsMessages);
  const { asOf, timeZone } = use(MomentContext);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        isQuiet={isQuiet}
        aria-haspopup="dialog"
        aria-label={t('whyGrade', { what, grade })}
        onClick={() => setOpen(true)}
      >
        {grade}
      </Button>
      <WhyDrawer
        kind={kind}
        id={id}
        asOf={asOf}
        timeZone={timeZone}
        what={t('whatValue', { what, grade })}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
