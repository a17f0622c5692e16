import { Badge } from '../ui/Badge'

interface Props {
  availability: string | null
  stability: string | null
  deprecated: boolean
}

/** What an operation's users have to know before anything else. */
export function ApiMarks({ availability, stability, deprecated }: Props) {
  return (
    <>
      {deprecated && <Badge tone="caution">Deprecated</Badge>}
      {availability === 'enterprise' && <Badge tone="accent">Enterprise</Badge>}
      {availability === 'oss' && <Badge>Open source</Badge>}
      {stability && stability !== 'stable' && <Badge tone="caution">{stability}</Badge>}
    </>
  )
}
