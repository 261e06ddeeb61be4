/** Why a decider said no. The code is a message id too; query-api turns it into prose, once. */
export type Rejection<Code extends string = string> = {
  readonly rejected: Code;
  readonly params?: Readonly<Record<string, string | number>>;
};
export const reject = <Code extends string>(
  code: Code,
  params?: Readonly<Record<string, string | number>>,
): Rejection<Code> => (params ? { rejected: code, params } : { rejected: code });
export const isRejection = (value: unknown): value is Rejection =>
  typeof value === 'object' && value !== null && 'rejected' in value;
