// It measures what signing in costs and nothing around it: verifications of one verifier, as many at once as the product does them, on the core of what is
// measured. It says how many it did in so many milliseconds, as often as it is asked.
import { atOnce } from '@paideia/command-service/sign-in/argon-threads.ts';
import { passwords } from '@paideia/command-service/sign-in/password.ts';
import { inParallel } from '../method/loops.ts';
import { digest } from './college.ts';

const { hash, verify } = passwords();
const verifier = await hash(digest);
process.on(
  'message',
  (ms: number) => void inParallel(atOnce(), ms, () => verify(verifier, digest)).then((turn) => process.send!(turn)),
);
process.send!('ready');
