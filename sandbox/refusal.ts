/** A service's refusal of a call that its contract allows; it becomes the error envelope. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 404 | 409;
  readonly title: string;
  readonly messages: readonly string[];

  constructor(status: 400 | 404 | 409, title: string, ...messages: string[]) {
    super(messages.join(' '));
    this.status = status;
    this.title = title;
    this.messages = messages;
  }
}
