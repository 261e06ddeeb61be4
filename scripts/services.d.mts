type Service<Name extends string> = {
  readonly name: Name;
  readonly listen: string | undefined;
  readonly flags: readonly string[];
};
export declare const allocator: { readonly MALLOC_ARENA_MAX: string };
export declare const services: readonly [
  Service<'command-service'>,
  Service<'projection-service'>,
  Service<'query-api'>,
];
