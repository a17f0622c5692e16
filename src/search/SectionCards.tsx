import { Card, CardGrid } from '../ui/CardGrid'
import { sections } from './sections'

/** Where to look when nothing else is known: the sections of the documentation, each with what it's about. */
export function SectionCards() {
  return (
    <CardGrid>
      {sections.map(({ href, label, icon, about }) => (
        <Card key={href} title={label} href={href} icon={icon}>
          <p>{`${about.charAt(0).toUpperCase()}${about.slice(1)}.`}</p>
        </Card>
      ))}
    </CardGrid>
  )
}
