import { Badge } from '../ui/Badge'

const planNames: Readonly<Record<string, string>> = { oss: 'Open source', pro: 'Pro', enterprise: 'Enterprise' }

interface Props {
  plans: readonly string[]
  since: string | null
  isDeprecated: boolean
}

/** In which plans and since which version something exists. */
export function Availability({ plans, since, isDeprecated }: Props) {
  return (
    <>
      {isDeprecated && <Badge tone="caution">Deprecated</Badge>}
      {plans.map((plan) => (
        <Badge key={plan}>{planNames[plan] ?? plan}</Badge>
      ))}
      {since && <Badge>{`Since Unleash ${since}`}</Badge>}
    </>
  )
}
