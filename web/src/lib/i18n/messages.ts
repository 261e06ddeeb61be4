export {
  defineMessages,
  formatTag,
  isLocale,
  languageTag,
  locales,
  type MessageDescriptor,
} from '@paideia/events/kernel/messages.ts';
