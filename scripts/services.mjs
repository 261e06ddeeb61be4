// The services stand in the order in which each has what it needs of the ones before, with how Node runs them.
export const services = [
  { name: 'command-service', listen: 'command', flags: [] },
  // Where memory is short, Node gives what is new so little room that the collector takes more of a rebuild than all else.
  { name: 'projection-service', listen: 'projection', flags: ['--max-semi-space-size=32'] },
  { name: 'query-api', listen: undefined, flags: [] },
];
