/** Keeps what is asked of one record apart from the rows of a list, which react-admin would show first and which have fewer fields. */
export const whole = { isWhole: true };
