// npm run serve: the built site as a static host would serve it, on this machine only.
import { parseArgs } from 'node:util'
import { requireSite, startSiteServer } from './server/startSiteServer'
import { runCommand, StepError } from './setup/command.mjs'

void runCommand(async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '9000' }, folder: { type: 'string', default: 'public' } },
  })
  await serve(values.folder, values.port)
})

async function serve(folder: string, port: string): Promise<void> {
  requireSite(folder)
  const server = await startSiteServer(folder, Number(port)).catch((error: unknown) => {
    throw explain(error as NodeJS.ErrnoException, port)
  })
  for (const problem of server.problems) console.error(problem)
  console.log(`\n▸ The site is at http://localhost:${server.port}  (Ctrl+C stops it)`)
}

function explain(error: NodeJS.ErrnoException, port: string): Error {
  if (error.code === 'EADDRINUSE')
    return new StepError(`Port ${port} is already in use. Choose another: npm run serve -- --port 9001`)
  if (error.code === 'ERR_SOCKET_BAD_PORT')
    return new StepError(`--port ${port} is not a port. Use a number from 0 to 65535.`)
  return error
}
