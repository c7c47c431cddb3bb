/** Trusted Types, which TypeScript's library does not know yet. What a policy makes is an object that stands wherever its string does. */
interface TrustedTypesRules {
  createHTML?: (markup: string) => string;
  /** The default policy refuses an address with null. */
  createScriptURL?: (address: string) => string | null;
}

/** Absent in browsers that lack them. */
declare var trustedTypes:
  | { createPolicy(name: string, rules: TrustedTypesRules): { createHTML(markup: string): string } }
  | undefined;
