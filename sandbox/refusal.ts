/** A call that a service refuses after its contract let it pass: it becomes the error envelope, whole. */
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
