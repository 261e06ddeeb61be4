import { longestReason } from '@paideia/events/kernel/limits.ts';
import { actsMessages } from './acts.messages.ts';
import { LabelledText } from './LabelledText.tsx';
import { useMessages } from '../i18n/use-messages.ts';

type Props = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
};

/** Why an act is done; the reason stays in the log. */
export function ReasonField(props: Props) {
  const t = useMessages(actsMessages);
  return (
    <LabelledText label={t('reason')} hint={t('reasonHint')} required rows={2} maxLength={longestReason} {...props} />
  );
}
