import { cardGatewayFrom } from '@paideia/command-service/cards/open-gateway.ts';
import { configFrom } from '@paideia/query-api/kernel/server/config.ts';
import { bucketOf, readConfiguration, WrongConfiguration, type Env } from '@paideia/store/configuration.ts';

/** What each service says of the settings when it starts, asked before any is started: a line for each that is wrong, and none where all are right. */
export function wrongSettings(env: Env): readonly string[] {
  const readings = [
    () => {
      const command = readConfiguration('command-service', env);
      bucketOf(command);
      cardGatewayFrom(command);
    },
    () => readConfiguration('projection-service', env),
    () => configFrom(env),
    () => readConfiguration('operator', env),
  ];
  const found = readings.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      if (!(error instanceof WrongConfiguration)) throw error;
      return error.message.split('\n');
    }
  });
  return [...new Set(found)];
}
