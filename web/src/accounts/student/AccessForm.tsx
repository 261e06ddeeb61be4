import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode, SyntheticEvent } from 'react';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly isBusy: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
};

/** A form of one act; its button is called as its heading. */
export function AccessForm({ title, text, isBusy, onSubmit, children }: Props) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Card
      component="form"
      onSubmit={submit}
      aria-label={title}
      sx={{ p: '18px', display: 'flex', flexDirection: 'column', gap: '12px' }}
    >
      <Typography component="h2" variant="h4">
        {title}
      </Typography>
      <Typography sx={{ color: 'var(--ink-2)', overflowWrap: 'anywhere' }}>{text}</Typography>
      {children}
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ alignSelf: 'flex-start' }}>
        {title}
      </Button>
    </Card>
  );
}
