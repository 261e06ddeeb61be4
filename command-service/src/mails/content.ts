import type { MessageDescriptor } from '@paideia/events/kernel/messages.ts';
import { mailValues } from '@paideia/events/mails/mail.messages.ts';
import { say, type Wording } from '../translations/wording.rules.ts';

export type Params = Readonly<Record<string, string>>;
/** What a letter says, before it becomes text and HTML; `open` is the text of its link. */
export type Content = {
  readonly subject: string;
  readonly intro: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly open: string;
  /** What there is to know of the link, or instead of one. */
  readonly note?: string;
};

const values = new Map<string, MessageDescriptor>(Object.entries(mailValues));
/** It stands in the place of what is not there. */
export const nothing = '–';
/** The name of a code; what is no code stays as it is. */
export const named = (wording: Wording, code = ''): string => {
  const message = values.get(code);
  return message ? say(wording, message) : code || nothing;
};
export const rowIn =
  (wording: Wording) =>
  (label: MessageDescriptor, value: string | undefined): readonly [label: string, value: string] => [
    say(wording, label),
    value || nothing,
  ];
