/**
 * A problem that the person starting the sandbox can solve; the message is one line in Spanish,
 * shown without a stack.
 */
export class SandboxError extends Error {
  override name = 'SandboxError';
}
