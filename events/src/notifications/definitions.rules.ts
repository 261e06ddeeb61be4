import { NotificationKey } from './notification.events.ts';

/** Over which channels a kind of message goes, and whether people get its letters who said nothing. */
export type DefinitionSettings = {
  readonly inApp: boolean;
  readonly email: boolean;
  readonly defaultSubscribed: boolean;
};
/** A kind of message with the channels that it can have at all. */
type NotificationDefinition = DefinitionSettings & {
  /** It is the key of the notification and of its letter. */
  readonly _id: DefinitionKey;
  /** Nobody can decline it or switch it off: it carries decisions, money that is due or what guards the account. */
  readonly isMandatory: boolean;
};
/** Every notification, and the letter that alumni subscribe to by themselves. */
export const definitionKeys = [...NotificationKey.options, 'alumniNews'] as const;
type DefinitionKey = (typeof definitionKeys)[number];

const withLetter: readonly DefinitionKey[] = [
  'leaveSubmitted',
  'leaveUpdated',
  'examScheduled',
  'examReminder',
  'examResult',
  'invoiceIssued',
  'invoiceOverdue',
  'receipt',
  'paymentReminder',
  'paymentFailed',
  'planDisabled',
  'requestAnswered',
  'newsPublished',
  'ministryPending',
  'ministryApproved',
  'alumniNews',
];
const mandatory: readonly DefinitionKey[] = [
  'leaveUpdated',
  'invoiceOverdue',
  'paymentReminder',
  'paymentFailed',
  'planDisabled',
  'cardRefundFailed',
  'requestAnswered',
  'impersonationStarted',
  'impersonationEnded',
];
export const notificationDefinitions: readonly NotificationDefinition[] = definitionKeys.map((_id) => ({
  _id,
  isMandatory: mandatory.includes(_id),
  inApp: _id !== 'alumniNews',
  email: withLetter.includes(_id),
  defaultSubscribed: _id !== 'newsPublished',
}));
export const definitionOf = (key: string): NotificationDefinition | undefined =>
  notificationDefinitions.find(({ _id }) => _id === key);
/** The kinds whose letters people choose for each of their regions. */
export const isChosenByRegion = ({ _id, email }: Pick<NotificationDefinition, '_id' | 'email'>): boolean =>
  email && _id !== 'alumniNews';
/** Says whether people may decline letters of this kind for a region. */
export const isOptional = (key: string): boolean => {
  const definition = definitionOf(key);
  return definition !== undefined && !definition.isMandatory && isChosenByRegion(definition);
};

export type Preference = {
  readonly notificationDefinitionId: string;
  readonly regionId: string;
  readonly subscribed: boolean;
};
/** Says whether someone of these preferences wants letters of a kind that concern a region; who said nothing gets what is usual. */
export const wantsLetter = (
  preferences: readonly Preference[],
  key: string,
  regionId: string | null | undefined,
  usual = definitionOf(key)?.defaultSubscribed ?? true,
): boolean =>
  !isOptional(key) ||
  (preferences.find((one) => one.notificationDefinitionId === key && one.regionId === regionId)?.subscribed ?? usual);
/** The preferences with one of them changed. */
export const withPreference = (preferences: readonly Preference[], changed: Preference): readonly Preference[] => [
  ...preferences.filter(
    (one) => one.notificationDefinitionId !== changed.notificationDefinitionId || one.regionId !== changed.regionId,
  ),
  changed,
];
