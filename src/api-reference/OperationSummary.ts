/** What lists say of an operation. */
export interface OperationSummary {
  path: string
  title: string
  method: string
  endpoint: string
  availability: string | null
  stability: string | null
  deprecated: boolean
}
