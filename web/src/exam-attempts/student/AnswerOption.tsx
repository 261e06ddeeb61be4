import { styled } from '@mui/material/styles';

const Option = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 15,
  minHeight: 60,
  padding: '9px 18px',
  marginBottom: 12,
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--r-s)',
  background: 'var(--paper)',
  fontSize: 16,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': {
    appearance: 'none',
    width: 22,
    height: 22,
    margin: 0,
    flex: 'none',
    borderRadius: '50%',
    border: '2px solid var(--line-strong)',
    cursor: 'pointer',
  },
  '& input:focus-visible': { borderRadius: '50%' },
  '&:has(input:disabled), & input:disabled': { cursor: 'default' },
  '&:has(input:checked)': {
    border: '2px solid var(--secondary)',
    padding: '8px 17px',
    background: 'var(--info-tint)',
    fontWeight: 600,
  },
  '& input:checked': {
    borderColor: 'var(--secondary)',
    background: 'radial-gradient(circle, var(--secondary) 0 5.5px, transparent 6px)',
  },
  '& kbd': {
    marginInlineStart: 'auto',
    flex: 'none',
    minWidth: 21,
    padding: '0 6px',
    textAlign: 'center',
    font: '600 11px/18px var(--font)',
    border: '1px solid var(--line-strong)',
    borderBottomWidth: 2,
    borderRadius: 'var(--r-s)',
    color: 'var(--ink-2)',
    background: 'var(--paper)',
  },
  '@media (max-width:767.98px)': {
    minHeight: 54,
    padding: '6px 12px',
    gap: 12,
    fontSize: 15,
    '&:has(input:checked)': { padding: '5px 11px' },
    '& kbd': { display: 'none' },
  },
});
type Props = {
  readonly name: string;
  readonly text: string;
  readonly letter: string;
  readonly isChosen: boolean;
  readonly isOver: boolean;
  readonly onChoose: () => void;
};

/** One possible answer, with the key that chooses it. */
export const AnswerOption = ({ name, text, letter, isChosen, isOver, onChoose }: Props) => (
  <Option>
    <input type="radio" name={name} checked={isChosen} disabled={isOver} onChange={onChoose} />
    <span>{text}</span>
    <kbd aria-hidden="true">{letter}</kbd>
  </Option>
);
