import { defineMessages } from '../../lib/i18n/index.ts';

export const reportsMessages = defineMessages('reports', {
  about: [
    'What was invoiced and paid, who used the platform, and what students did, by month and by day.',
    'Below the page title.',
  ],
  until: ['Up to month', 'Label of a choice: the last month of the year that is shown.'],
  kinds: ['Kinds of regions', 'Label of some choices.'],
  offices: ['Offices', 'Choice: regions that are offices are shown.'],
  campuses: ['Campuses', 'Choice: regions that are campuses are shown.'],
  us: ['United States', 'Choice: regions of the United States are shown.'],
  international: ['International', 'Choice: regions outside the United States are shown.'],
  closed: ['Closed regions', 'Choice: regions that are closed are shown.'],
  noChoice: ['Without a choice, all of them are shown.', 'Below the choice of regions.'],
  revenue: ['Revenue {year}, {currency}', 'Heading of a chart; {currency} is a code such as EUR.'],
  byRegion: ['Revenue {year} by region, {currency}', 'Heading of a table; {currency} is a code such as EUR.'],
  total: ['Total', 'Column, and the last row of a table.'],
  others: ['Other regions', 'Column, and part of a bar: all regions but the largest ones.'],
  showMonths: ['Show the months', 'Button: the table gets a column for each month.'],
  hideMonths: ['Hide the months', 'Button: the table shows the total of each region alone.'],
  none: ['Nothing was paid in these regions and months.', 'In place of a chart.'],
  noRegions: ['No region is of the kinds that are shown.', 'In place of the choice of regions.'],
  converted: [
    'Payments less refunds. The money of a month is converted with the exchange rate of the month after it, in whole units.',
    'Below a chart.',
  ],
  missing: [
    'These exchange rates are not recorded, so what they are needed for counts as 0: {rates}.',
    'Above a chart; {rates} are currencies and months, such as "EUR December 2026".',
  ],
  students: ['Students {year}', 'Heading of a chart: how many were enrolled, completed and left.'],
  exams: ['Exams {year}', 'Heading of a chart: how many were passed and not.'],
  countsByRegion: ['Students and exams {year} by region', 'Heading of a table.'],
  enrolled: ['Enrolled', 'Column, and part of a bar: how many students began.'],
  examsTaken: ['Exams taken', 'Column: how many.'],
  noCounts: ['Nothing happened in these regions and months.', 'In place of a chart.'],
  failed: ['Failed to fetch currency, check internet connection', 'Error: the exchange rates could not be asked for.'],
});
