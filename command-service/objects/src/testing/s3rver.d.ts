declare module '@20minutes/s3rver' {
  type Middleware = (context: never, next: () => Promise<void>) => Promise<void>;
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { name: string; configs: readonly string[] }[];
    });
    allowMismatchedSignatures: boolean;
    readonly middleware: Middleware[];
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
