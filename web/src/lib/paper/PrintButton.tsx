import Print from '@mui/icons-material/PrintOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { paperMessages } from './paper.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

type Props = Required<Pick<ButtonProps, 'variant' | 'size'>>;
/** Prints the page; itself it is not printed. */
export function PrintButton({ variant = 'outlined', size = 'medium' }: Partial<Props>) {
  const t = useMessages(paperMessages);
  return (
    <Button
      variant={variant}
      size={size}
      startIcon={<Print />}
      onClick={() => print()}
      sx={{ '@media print': { display: 'none' } }}
    >
      {t('print')}
    </Button>
  );
}
