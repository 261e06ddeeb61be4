import { defineMessages } from '../lib/i18n/index.ts';

export const linksMessages = defineMessages({
  subtitle: {
    id: 'links.subtitle',
    defaultMessage: 'Pages of the web that belong to your studies.',
    description: 'Below the page title.',
  },
  forAll: { id: 'links.forAll', defaultMessage: 'For everybody', description: 'Heading: links of no one group.' },
  newTab: {
    id: 'links.newTab',
    defaultMessage: '(opens in a new tab)',
    description: 'Said after a link by what reads the page aloud.',
  },
  newTabs: {
    id: 'links.newTabs',
    defaultMessage: 'They open in a new tab.',
    description: 'Below the page title, of the links.',
  },
  none: { id: 'links.none', defaultMessage: 'There are no links yet.', description: 'Instead of a list.' },
});
