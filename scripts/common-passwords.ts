// It writes the fingerprints of common passwords beside the service that compares with them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { commonFingerprints } from '@paideia/command-service/sign-in/common-fingerprints.ts';

const directory = new URL('../command-service/dist/', import.meta.url);
mkdirSync(directory, { recursive: true });
writeFileSync(new URL('common-passwords.bin', directory), commonFingerprints());
