/** What is sent goes in pieces of so many bytes. Smaller ones cost the system a turn of a thread and of the loop each, larger ones the memory of who reads slowly. */
const bufferBytes = 1 << 20;
const mostFree = 16;
const free: Buffer[] = [];
/** Buffers are used again and again, the last one first, which the processor still has at hand: memory that is new for each piece costs as much as its bytes. */
export const borrowed = (): Buffer => free.pop() ?? Buffer.allocUnsafeSlow(bufferBytes);
export const giveBack = (buffer: Buffer): void => void (free.length < mostFree && free.push(buffer));
