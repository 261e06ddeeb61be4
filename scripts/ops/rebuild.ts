import { commandClient } from '@paideia/command-service/kernel/client.ts';
import { secret } from '@paideia/store/secrets.ts';
