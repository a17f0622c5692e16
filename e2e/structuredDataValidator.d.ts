declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    errorType?: string
  }

  export default class Validator {
    /** @param vocabulary JSON-LD of schema.org */
    constructor(vocabulary: object)
    /** @param data things by format and type */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
