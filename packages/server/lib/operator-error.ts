/**
 * Something that the person who runs the server can put right: a running server, a missing permission, a wrong setting. Its
 * message is one sentence or two and says what to do; the command line prints it without a stack trace.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
