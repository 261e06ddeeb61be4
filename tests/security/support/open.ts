import { existsSync, mkdtempSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(__dirname, '../../..');

/** It makes the demo college of the template before all tests of this part. `PAIDEIA_TEMPLATE` names one that is there already. */
export default function setup(): void {
  if (process.env['PAIDEIA_TEMPLATE'] && existsSync(process.env['PAIDEIA_TEMPLATE'])) return;
  // The dates of the demo data go by the day on which it was made, also for tests that run after midnight.
  process.env['PAIDEIA_TODAY'] = new Date().toISOString().slice(0, 10);
  const into = join(mkdtempSync(join(tmpdir(), 'paideia-template-')), 'college');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'tests/security/support/template.ts'), into],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`the college for the attacks could not be made: ${stderr.slice(0, 2000)}`);
  process.env['PAIDEIA_TEMPLATE'] = into;
}
