import { contactMessages } from './contact.messages.ts';
import type { Line } from './contact-lines.ts';
import { TypedLines, type WrongLine } from './TypedLines.tsx';
import { useMessages } from '../i18n/use-messages.ts';

type Props = {
  readonly lines: readonly Line[];
  readonly hint?: string | undefined;
  readonly wrong?: WrongLine | undefined;
  readonly onChange: (lines: readonly Line[]) => void;
};
const phoneKinds = ['mobile', 'work', 'other'] as const;

/** Phone numbers are each of a kind. */
export function PhoneLines(props: Props) {
  const t = useMessages(contactMessages);
  const words = {
    heading: t('phones'),
    add: t('addPhone'),
    value: (n: number) => t('phone', { n }),
    type: (n: number) => t('phoneType', { n }),
    remove: (n: number) => t('removePhone', { n }),
  };
  return (
    <TypedLines
      {...props}
      words={words}
      kinds={phoneKinds.map((value) => ({ value, label: t(value) }))}
      inputType="tel"
    />
  );
}

/** Addresses besides the one of sign-in. */
export function EmailLines(props: Props) {
  const t = useMessages(contactMessages);
  const words = {
    heading: t('emails'),
    add: t('addEmail'),
    value: (n: number) => t('email', { n }),
    type: (n: number) => t('emailType', { n }),
    remove: (n: number) => t('removeEmail', { n }),
  };
  return <TypedLines {...props} words={words} kinds={[{ value: 'school', label: t('school') }]} inputType="email" />;
}
