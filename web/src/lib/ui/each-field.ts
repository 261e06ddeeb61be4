/** Something for each field of a form or of an answer, but for those that stand elsewhere: the compiler asks for it when a field is new. */
export type EachField<T, Something, Elsewhere extends keyof T = never> = {
  readonly [K in Exclude<keyof T, Elsewhere>]: Something;
};
