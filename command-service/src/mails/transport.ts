/** A letter that is ready to go. `id` is the same at every attempt, so a receiver can tell a repeat. */
export type Letter = {
  readonly id: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Resolves when somebody else has taken charge of the letter. @throws Error of which `code` and `responseCode`, the mail server's number, are kept, and no word. */
export type MailTransport = {
  send(letter: Letter): Promise<void>;
  /** Nothing is kept of letters that nobody else took charge of; undefined is for where there are none. */
  readonly removeAll?: () => Promise<void>;
  close(): void;
};
