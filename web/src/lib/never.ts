/**
 * The end of an exhaustive switch: a case that is not handled is a type error here.
 * Throws if such a value arrives all the same, for example from a newer server.
 */
export function never(value: never): never {
  throw new Error(`not handled: ${JSON.stringify(value)}`);
}
