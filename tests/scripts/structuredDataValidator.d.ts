/** The part of the package that tests use; it has no types of its own. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** Takes facts by format, then by their types. */
    validate(facts: {
      readonly jsonld: object;
      readonly microdata: object;
      readonly rdfa: object;
    }): Promise<readonly { readonly issueMessage: string; readonly severity: 'ERROR' | 'WARNING' }[]>;
  }
}
