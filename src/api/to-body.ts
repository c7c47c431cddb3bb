/** A body as openapi-fetch takes it: its types refuse fields that are always null, and the contracts have some. */
export function toBody(body: object): never {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever calls this says the type of the body at its own edge
  return body as never;
}
