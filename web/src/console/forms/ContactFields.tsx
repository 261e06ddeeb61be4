import { EmailLines, type Line, PhoneLines } from '../../lib/contacts/index.ts';
import { useFormInput } from './inputs.tsx';

function useLines(source: string) {
  const { value, onChange, error, line } = useFormInput<readonly Line[]>(source, []);
  return { lines: value, onChange, wrong: error === undefined ? undefined : { line, text: error } };
}

/** Phone numbers, each of a kind, as a field of react-admin's form. */
export const PhonesField = ({ source }: { readonly source: string }) => <PhoneLines {...useLines(source)} />;
/** Addresses besides the one of sign-in. */
export const EmailsField = ({ source }: { readonly source: string }) => <EmailLines {...useLines(source)} />;
