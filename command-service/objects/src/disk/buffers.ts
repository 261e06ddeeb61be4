const bufferBytes = 1 << 19;
const mostFree = 32;
const free: Buffer[] = [];
/** Used again and again: memory that is new for each piece costs as much as its bytes. */
export const borrowed = (): Buffer => free.pop() ?? Buffer.allocUnsafeSlow(bufferBytes);
export const giveBack = (buffer: Buffer): void => void (free.length < mostFree && free.push(buffer));
