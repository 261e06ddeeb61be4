import type { DemoCommand } from './command.ts';
import { U } from './ids.ts';

type Wording = {
  readonly locale: 'pl_PL' | 'de_DE';
  readonly messageId: string;
  /** It is the English text, whose placeholders are kept. */
  readonly original: string;
  readonly text: string;
  readonly isMachineMade?: true;
};
/** Here the college says it in words of its own. */
const wordings: readonly Wording[] = [
  { locale: 'pl_PL', messageId: 'shell.transcript', original: 'Transcript', text: 'Indeks' },
  { locale: 'pl_PL', messageId: 'dashboards.requestLeave', original: 'Request leave', text: 'Zgłoś nieobecność' },
  {
    locale: 'de_DE',
    messageId: 'accounts.signInHint',
    original: 'Use the e-mail address that your college has for you.',
    text: 'Melden Sie sich mit der E-Mail-Adresse an, die Sie dem College genannt haben.',
  },
  {
    locale: 'de_DE',
    messageId: 'shell.notFoundText',
    original: 'There is no page at this address. It may have moved, or the link may be missing a letter.',
    text: 'Unter dieser Adresse ist nichts zu finden. Vielleicht ist die Seite umgezogen, oder im Link fehlt ein Zeichen.',
    isMachineMade: true,
  },
];

/** An admin changes texts, and finds right those that people wrote. */
export const translationCommands = (at: (date: string) => string): readonly DemoCommand[] =>
  wordings.flatMap(({ locale, messageId, text, original, isMachineMade = false }) => {
    const command = (type: string, time: string, data: object): DemoCommand => ({
      key: `${type}-${locale}-${messageId}`,
      type,
      data: { locale, messageId, text, ...data },
      actorId: U(3),
      occurredAt: `${at('2026-09-08')}T${time}:00.000Z`,
    });
    return [
      command('TranslateMessage', '15:00', { original, isMachineMade }),
      ...(isMachineMade ? [] : [command('ReviewTranslation', '16:00', {})]),
    ];
  });
