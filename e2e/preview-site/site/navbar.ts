import { navbar as real } from '../../../content/site/navbar'
import type { Navbar } from '../../../plugins/gatsby-source-site/types'

export const navbar: Navbar = {
  ...real,
  languages: [...real.languages, { name: 'fr', label: 'Français', path: '/fr' }],
  versions: [...real.versions, { name: '5.7', label: '5.7', path: '/v5-7' }],
}
