import Typography from '@mui/material/Typography';
import { mostMessagesADay } from '@paideia/events/alumni-messages/alumni-message.rules.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { alumniMessagesMessages } from '../alumni-messages.messages.ts';

export function MessagesLeft({ left }: { readonly left: number }) {
  const t = useMessages(alumniMessagesMessages);
  return (
    <Typography role="status" sx={{ color: 'var(--ink-2)' }}>
      {left > 0 ? t('left', { left: number(left), most: number(mostMessagesADay) }) : t('limit')}
    </Typography>
  );
}
