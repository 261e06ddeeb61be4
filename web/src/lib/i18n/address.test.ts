import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
/** Words with which a language does not address people, in the screens and in the letters: it does so in the other way, and nobody is addressed in two. */
const otherWays: Readonly<Record<string, readonly string[]>> = {
  de_DE: ['du', 'dich', 'dir', 'dein(e[mnrs]?)?', 'euch', 'euer', 'eure[mnrs]?'],
  fr_FR: ['tu', 'toi', 'ton', 'tes'],
  id_ID: ['kamu'],
  nl_NL: ['u', 'uw', 'uzelf'],
  es_MX: ['ustedes', 'usted', 'ninguno de sus', 'su solicitud'],
  it_IT: ['(di|per|a) lei', 'dei suoi (corsi|gruppi)', '(il|la|le|i) su[aoie]i? (profilo|account|richiesta|notifiche)'],
  pl_PL: ['pan', 'pani', 'pana', 'panu', 'państw[ao]', 'proszę (?!czekać)\\p{L}+'],
  hu_HU: [
    'ön',
    'önnek',
    'önt',
    'öntől',
    'önnel',
    'önök',
    'öné',
    'kérje',
    'válasszon',
    'válassza',
    'mentse',
    '(?<!hogy )küldje',
  ],
  ru_RU: ['ты', 'тебя', 'тебе', 'тобой', 'тво[йяёие]', 'твоей', 'твоего'],
  uk_UA: ['ти', 'тебе', 'тобі', 'тобою', 'твій', 'тво[яєї]', 'твоєї', 'твого'],
};
const wordsOf = (words: readonly string[]) => new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu');
const patterns: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(Object.entries(otherWays).map(([locale, words]) => [locale, wordsOf(words)])),
  // Chinese has no blanks between words.
  ZHS: /您/,
  ZHT: /您/,
};

describe.each(Object.entries(patterns))('%s', (locale, otherWay) => {
  test.each(['web', 'events'])('addresses people in one way, in %s', (workspace) => {
    const folder = join(root, workspace, 'locales', locale);
    const texts = readdirSync(folder).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>),
    );
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(([, text]) => otherWay.test(text))).toEqual([]);
  });
});
