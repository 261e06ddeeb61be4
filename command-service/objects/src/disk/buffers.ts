/**
 * What is sent goes in pieces of so many bytes. Smaller ones cost the system a turn of a thread and of the loop each, larger ones the memory of who reads slowly:
 * the first sixteen who read get large ones, whoever comes then small ones.
 */
const [large, small] = [1 << 20, 1 << 18];
const [mostLarge, mostSmallFree] = [16, 64];
const free: Readonly<Record<'large' | 'small', Buffer[]>> = { large: [], small: [] };
let largeLent = 0;

/** Buffers are used again and again, the last one first, which the processor still has at hand: memory that is new for each piece costs as much as its bytes. */
export function borrowed(): Buffer {
  if (largeLent >= mostLarge) return free.small.pop() ?? Buffer.allocUnsafeSlow(small);
  largeLent++;
  return free.large.pop() ?? Buffer.allocUnsafeSlow(large);
}
export function giveBack(buffer: Buffer): void {
  if (buffer.length === large) free.large.push(buffer);
  else if (free.small.length < mostSmallFree) free.small.push(buffer);
  giveUp(buffer);
}
/** Somebody else may still read it, so nobody gets it again. */
export function giveUp(buffer: Buffer): void {
  if (buffer.length === large) largeLent--;
}
