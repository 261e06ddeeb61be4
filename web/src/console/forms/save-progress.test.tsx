/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import CircularProgress from '@mui/material/CircularProgress';
import { cleanup, screen } from '@testing-library/react';
import { showPage } from '../../lib/testing/page.tsx';
import { Themed } from '../../lib/theme/index.ts';
import { Spinner } from '../../lib/ui/Spinner.tsx';

afterEach(cleanup);

test('the spinner of a page has a name, and what turns in a button is hidden: the button has one', () => {
  showPage(
    <Themed>
      <Spinner after={0} />
      <button>
        <CircularProgress size={14} /> Save
      </button>
    </Themed>,
  );
  expect(screen.getAllByRole('progressbar')).toEqual([screen.getByRole('progressbar', { name: 'Loading' })]);
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});
