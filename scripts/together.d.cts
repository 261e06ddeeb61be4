/** They are the paths of this workspace's tests that load much and do little, the largest first. */
export declare function testsTogether(
  workspace: 'command-service' | 'events' | 'projection-service' | 'query-api' | 'web',
): readonly string[];
export declare function needsDocument(path: string): boolean;
