/** P1 is "period 1"; a period with a name of its own is told by it. */
export const periodWord = (periodKey: string): string => periodKey.replace(/^P(?=\d+$)/i, '');
