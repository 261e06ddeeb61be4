import type { ComponentProps } from 'react';
import { longestReason } from '@paideia/events/kernel/limits.ts';
import { actsMessages } from './acts.messages.ts';
import { LabelledText } from './LabelledText.tsx';
import { useMessages } from '../i18n/use-messages.ts';

type Props = Pick<
  ComponentProps<typeof LabelledText>,
  'value' | 'onChange' | 'error' | 'others' | 'autoFocus' | 'hint' | 'isOptional'
>;

/** It asks why an act is done; the reason stays in the log. */
export function ReasonField(props: Props) {
  const t = useMessages(actsMessages);
  const required = props.isOptional !== true;
  const shared = { label: t('reason'), hint: t('reasonHint'), required, maxLength: longestReason };
  return <LabelledText {...shared} {...(required && { rows: 2 })} {...props} />;
}
