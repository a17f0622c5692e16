import fs from 'node:fs'
import type { WebKitPrograms } from './startWebKit'

/** Where the programs are; undefined for an engine that is missing. */
export interface Engines {
  firefox?: string | undefined
  webkit?: WebKitPrograms | undefined
}

/** Debian's packages of the engines that are missing. */
export function missingPackages({ firefox, webkit }: Engines): string[] {
  return [...(firefox ? [] : ['firefox-esr']), ...(webkit ? [] : ['webkit2gtk-driver', 'xvfb'])]
}

/** Looks for the programs of Debian's packages. */
export function findEngines(): Engines {
  const driver = '/usr/bin/WebKitWebDriver'
  const display = '/usr/bin/Xvfb'
  const firefox = '/usr/bin/firefox-esr'
  const libraries = fs.existsSync('/usr/lib') ? fs.readdirSync('/usr/lib') : []
  const browsers = libraries.flatMap((folder) =>
    ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
  )
  const browser = browsers.find((file) => fs.existsSync(file))
  return {
    ...(fs.existsSync(firefox) && { firefox }),
    ...(browser !== undefined &&
      fs.existsSync(driver) &&
      fs.existsSync(display) && { webkit: { driver, browser, display } }),
  }
}
