/** One kind of message that people may get by e-mail as well. Inside the product it always appears. */
export type NotificationDefinition = {
  /** The key of the notification and of its letter. */
  readonly _id: string;
  /** Letters of a mandatory kind cannot be declined: they carry decisions, money that is due and what guards the account. */
  readonly isMandatory: boolean;
  readonly defaultSubscribed: true;
};
const define = (_id: string, isMandatory = false): NotificationDefinition => ({
  _id,
  isMandatory,
  defaultSubscribed: true,
});
/** Every kind that has a letter (event model 2.4). */
export const notificationDefinitions: readonly NotificationDefinition[] = [
  define('leaveSubmitted'),
  define('leaveUpdated', true),
  define('examReminder'),
  define('invoiceIssued'),
  define('receipt'),
];
export const isOptional = (definitionId: string): boolean =>
  notificationDefinitions.some(({ _id, isMandatory }) => _id === definitionId && !isMandatory);

export type Preference = {
  readonly notificationDefinitionId: string;
  readonly regionId: string;
  readonly subscribed: boolean;
};
/** Whether someone of these preferences wants letters of a kind that concern a region; who said nothing gets them. */
export const wantsLetter = (
  preferences: readonly Preference[],
  definitionId: string,
  regionId: string | undefined,
): boolean =>
  !isOptional(definitionId) ||
  (preferences.find((one) => one.notificationDefinitionId === definitionId && one.regionId === regionId)?.subscribed ??
    true);
/** The preferences with one of them changed. */
export const withPreference = (preferences: readonly Preference[], changed: Preference): readonly Preference[] => [
  ...preferences.filter(
    (one) => one.notificationDefinitionId !== changed.notificationDefinitionId || one.regionId !== changed.regionId,
  ),
  changed,
];
