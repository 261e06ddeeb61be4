import { defineMessages } from '../lib/i18n/index.ts';

export const linksMessages = defineMessages('links', {
  subtitle: ['Pages of the web that belong to your studies.', 'Below the page title.'],
  forAll: ['For everybody', 'Heading: links of no one group.'],
  newTab: ['(opens in a new tab)', 'Said after a link by what reads the page aloud.'],
  newTabs: ['They open in a new tab.', 'Below the page title, of the links.'],
  none: ['There are no links yet.', 'Instead of a list.'],
});
