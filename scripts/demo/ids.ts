/** The ids of the demo data are fixed: each is the letters `seed` and the kind's letter in hex, then the number, 24 digits in all. */
export const demoId = (
  kind:
    | 'U'
    | 'R'
    | 'G'
    | 'S'
    | 'L'
    | 'M'
    | 'D'
    | 'X'
    | 'A'
    | 'C'
    | 'E'
    | 'I'
    | 'P'
    | 'N'
    | 'O'
    | 'T'
    | 'K'
    | 'Q'
    | 'W'
    | 'V'
    | 'F'
    | 'J'
    | 'H'
    | 'B'
    | 'Y'
    | 'Z',
  n: number,
): string => `73656564${kind.charCodeAt(0).toString(16)}${String(n).padStart(14, '0')}`;
export const U = (n: number): string => demoId('U', n);
export const R = (n: number): string => demoId('R', n);
export const G = (n: number): string => demoId('G', n);
export const S = (n: number): string => demoId('S', n);
export const L = (n: number): string => demoId('L', n);
