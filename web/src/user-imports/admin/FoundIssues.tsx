import Box from '@mui/material/Box';
import { tableStyles } from '../../console/list/table-styles.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { issueText } from './import-words.ts';
import { importsMessages } from './imports.messages.ts';
import type { RowIssue } from './send-people.ts';

type Props = { readonly issues: readonly RowIssue[]; readonly count: number; readonly lines: number };

/** What is wrong in which line and column; those lines are left out. */
export function FoundIssues({ issues, count, lines }: Props) {
  const t = useMessages(importsMessages);
  if (issues.length === 0) return null;
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('leftOut', { count: lines })}>
      <Box component="table" sx={{ ...tableStyles, '& tbody tr': {}, '& td': { ...tableStyles['& td'], height: 39 } }}>
        <caption style={{ textAlign: 'start', fontSize: 14, padding: '6px 0' }}>
          {t('leftOut', { count: lines })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('column')}</th>
            <th scope="col">{t('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {/* Two columns of a file may have one name. */}
          {issues.map((issue, n) => (
            <tr key={`${n} ${issue.line}`}>
              <td>{number(issue.line)}</td>
              <td>{issue.column}</td>
              <td>{issueText(issue, t)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {count > issues.length && (
        <p style={{ fontSize: 13, paddingTop: 6 }}>
          {t('moreIssues', { shown: number(issues.length), count: number(count) })}
        </p>
      )}
    </Box>
  );
}
