import type { ApiOperation } from '../read/ApiDocument'

/** More would be a list of the tag, which has a page. */
const most = 6

/** Operations of the same tag whose paths have most in common with that of one: the nearest first, then in the given order. */
export function relatedOperations(operation: ApiOperation, ofTag: readonly ApiOperation[]): ApiOperation[] {
  const segments = operation.endpoint.split('/')
  const nearness = ({ endpoint }: ApiOperation): number => {
    const others = endpoint.split('/')
    const different = segments.findIndex((segment, index) => segment !== others[index])
    const common = different === -1 ? segments.length : different
    return common - Math.abs(segments.length - others.length) / 10
  }
  return ofTag
    .filter((other) => other !== operation)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, most)
}
