export {
  defineMessages,
  formatTag,
  isLocale,
  languageTag,
  locales,
  type Locale,
  type MessageDescriptor,
} from '@paideia/events/kernel/messages.ts';
