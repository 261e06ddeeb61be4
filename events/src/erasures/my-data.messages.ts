import { defineMessages } from '../kernel/messages.ts';

/** They name and explain the file with all of a person's data. */
export const myDataMessages = defineMessages('myData', {
  title: ['Everything held on {name}', 'Title of the downloaded data'],
  made: ['Made on {at}', 'When the data was downloaded'],
  none: ['Nothing is held here.', 'In a part of the data without entries'],
  hundredths: ['Sums are in hundredths of the currency.', 'In the file for programs, after what a part of it holds'],
});
