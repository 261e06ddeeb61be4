/** A command tells it to an operator, so its message is a sentence of ours. Whatever else is thrown is kept in `operator.log` and not shown. */
export class OperatorError extends Error {}
