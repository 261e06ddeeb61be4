export {
  clock,
  dateRange,
  dateTime,
  dateTitle,
  dayOf,
  hourOf,
  fileSize,
  fullDate,
  listOf,
  longDate,
  number,
  percent,
  shortDate,
  wallText,
  weekdayName,
  setCampusZone,
} from './formats.ts';
export {
  currentLocale,
  dress,
  listen,
  messageText,
  type Params,
  reword,
  speak,
  textOf,
  type Translate,
  translator,
} from './i18n.ts';
export { kernelMessages } from './kernel.messages.ts';
export { type LocaleFiles, loadOwnTexts, loadTexts } from './load-texts.ts';
export { defineMessages, formatTag, isLocale, languageTag, locales, type MessageDescriptor } from './messages.ts';
export { type Currency, money, plainMoney, shortMoney } from './money.ts';
export { suggestedLocale } from './suggested-locale.ts';
export { useMessages } from './use-messages.ts';
export { instantOf, skippedTime, wallTime, zoneText } from './zoned-time.ts';
