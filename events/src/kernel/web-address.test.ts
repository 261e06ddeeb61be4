import { expect, test } from '@jest/globals';
import { isWebAddress } from './web-address.ts';

test.each([
  ['https://example.org/~ada?x=1#top', true],
  ['http://example.org', true],
  ['HTTPS://EXAMPLE.ORG', true],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  [' \tjava\nscript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['vbscript:x', false],
  ['file:///etc/passwd', false],
  ['mailto:ada@example.org', false],
  ['example.org', false],
  ['//example.org', false],
  ['', false],
])('%j may be a link: %s', (text, expected) => expect(isWebAddress(text)).toBe(expected));
