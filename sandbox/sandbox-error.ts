/** A problem that the person who starts the sandbox can solve: its message is one line in Spanish, shown without a stack. */
export class SandboxError extends Error {
  override name = 'SandboxError';
}
