/** Of this workspace: the paths of the tests that load much and do little, the largest first. */
export declare function testsTogether(
  workspace: 'command-service' | 'projection-service' | 'query-api' | 'web',
): readonly string[];
