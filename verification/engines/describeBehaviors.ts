import { afterEach, beforeAll, beforeEach, describe } from 'vitest'
import { startSiteServer, type SiteServer } from '../../tools/server/startSiteServer'
import { addSkipReason } from '../skipReasons'
import { behaviors, type Given } from './behaviors'
import type { Engine } from './Engine'
import { EngineSite } from './EngineSite'

/**
 * Tests all behaviors in an engine.
 *
 * @param start undefined where the engine is not installed: the tests are skipped, as they are when it doesn't start
 */
export function describeBehaviors(name: string, start: (() => Promise<Engine>) | undefined): void {
  describe.skipIf(start === undefined)(name, () => {
    const given = useSite(name, () => start?.())
    for (const testBehavior of behaviors) testBehavior(given)
  })
}

/** For the start of a `describe`: serves the site, and opens the engine. */
function useSite(name: string, start: () => Promise<Engine> | undefined): Given {
  let site: EngineSite | undefined
  let server: SiteServer | undefined
  let isOnline = true
  const setOnline = async (online: boolean) => {
    if (online === isOnline) return
    isOnline = online
    if (online) server = await startSiteServer('public', server?.port ?? 0)
    else await server?.close()
  }
  beforeAll(async () => {
    server = await startSiteServer('public', 0)
    const engine = await start()?.catch((error: unknown) => {
      addSkipReason('engines', `${name} is installed, but doesn't start: ${String(error)}`)
    })
    if (engine) site = new EngineSite(engine, `http://127.0.0.1:${server.port}`)
    return async () => {
      await engine?.close()
      await server?.close()
    }
  })
  beforeEach(async ({ skip }) => {
    if (site) await site.useWindow('desktop')
    else skip()
  })
  afterEach(() => setOnline(true))
  return {
    get site() {
      if (!site) throw new Error('The engine is started before the first test.')
      return site
    },
    setOnline,
  }
}
