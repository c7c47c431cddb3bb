/** A problem that the person starting the sandbox can solve: one line in Spanish, no stack. */
export class SandboxError extends Error {
  override name = 'SandboxError';
}
