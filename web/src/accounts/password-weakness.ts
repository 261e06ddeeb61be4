/** The services count it in the same way. */
export const shortestPassword = 6;
type Weakness = 'passwordCommon' | 'passwordPersonal';

/** These stand at the top of every list of stolen passwords; the services know hundreds of thousands more. */
const roots = new Set(
  `password passwort passw pass qwerty qwertz azerty qwert asdf asdfgh zxcvbn letmein welcome admin administrator login
   iloveyou ilove loveyou love monkey dragon master sunshine princess football baseball soccer superman batman shadow
   michael jordan hello freedom whatever trustno secret test changeme default guest user computer internet student school
   college bible jesus jesuschrist christ god faith blessed amen grace hope church gospel prayer abc abcd abcde abcdef
   spring summer autumn fall winter january february march april may june july august september october november december
   monday tuesday wednesday thursday friday saturday sunday christmas easter`.split(/\s+/),
);
const rows = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y',
];
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const withLetters = (text: string) => text.replaceAll(/[@431!0$57]/g, (sign) => letters[sign] ?? sign);
const bare = (text: string) => text.replaceAll(/[\s._-]+/g, '');
/** It leaves out the number or the sign that people put behind a word. */
const root = (text: string) => text.replace(/[^\p{L}]+$/u, '');

/** Whether it is one that everybody tries, or made of one of the words: a name, an address, what the college is called. */
export function weaknessOf(password: string, words: readonly (string | null | undefined)[]): Weakness | undefined {
  const small = bare(password.normalize('NFC').toLowerCase());
  const tried = [small, root(small), root(withLetters(small)), withLetters(root(small))];
  if (new Set(small).size < 3 || rows.some((row) => row.includes(small))) return 'passwordCommon';
  if (tried.some((one) => roots.has(one))) return 'passwordCommon';
  const known = words.flatMap((word) => {
    const text = (word ?? '').normalize('NFC').toLowerCase();
    return [text, ...text.split('@'), ...text.split(/[\s@._-]+/)].map(bare);
  });
  return known.some((word) => word.length > 2 && tried.includes(word)) ? 'passwordPersonal' : undefined;
}
