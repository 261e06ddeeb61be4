/** The kernel writes to the service's log by it; pino's logger is one. */
export type Log = {
  debug(fields: object, text: string): void;
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
};
