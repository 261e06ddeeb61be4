import { defineMessages } from '../lib/i18n/index.ts';

/** The private address that calendars read. */
export const calendarFeedMessages = defineMessages('calendarFeed', {
  title: ['Calendar address', 'Title of a part of the profile, and label of the field with the address.'],
  about: [
    'Any calendar can show your exams, deadlines, classes and approved leave: subscribe to a private address. Whoever has the address sees them, so keep it to yourself.',
    'What the address is for.',
  ],
  isOn: ['Made on {date}', 'State of the address.'],
  isOff: ['There is none', 'State of the address.'],
  once: ['This address is shown only now. Copy it, and subscribe to it in your calendar.', 'Above a new address.'],
  make: ['Make an address', 'Button.'],
  copy: ['Copy', 'Button beside the address.'],
  copied: ['The address is copied.', 'Said afterwards.'],
  notCopied: ['Your browser did not copy it. Select the address and copy it yourself.', 'Said in place of that.'],
  open: ['Open in my calendar', 'Link to the address, which a calendar of the device opens.'],
  renew: ['Make another address', 'Button, and title of the question before it.'],
  renewAsk: [
    'The address that you have stops working: calendars that read it show nothing new any more.',
    'Asked before another address is made, and before it is withdrawn.',
  ],
  withdraw: ['Withdraw the address', 'Button, and title of the question before it.'],
  withdrawn: ['The address no longer works.', 'Said afterwards.'],
});
