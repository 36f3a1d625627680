/** The part of the package that tests use; it ships no types. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** Takes structured data by format, then by type. */
    validate(facts: {
      readonly jsonld: object;
      readonly microdata: object;
      readonly rdfa: object;
    }): Promise<readonly { readonly issueMessage: string; readonly severity: 'ERROR' | 'WARNING' }[]>;
  }
}
