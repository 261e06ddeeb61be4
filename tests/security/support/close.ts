import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

export default function teardown(): void {
  const template = process.env['PAIDEIA_TEMPLATE'];
  if (template?.includes('paideia-template-')) rmSync(dirname(template), { recursive: true, force: true });
}
