// npm run serve: the built site as a static host would serve it, on this machine only.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startSiteServer } from './server/startSiteServer'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '9000' }, folder: { type: 'string', default: 'public' } },
})

void serve(values.folder, Number(values.port)).catch((error: unknown) => {
  console.error(`\n✗ ${explain(error as NodeJS.ErrnoException)}`)
  process.exitCode = 1
})

async function serve(folder: string, port: number): Promise<void> {
  if (!existsSync(`${folder}/index.html`)) throw new Error(`There is no site in ${folder}/ yet. Build it first: npm run build`)
  const server = await startSiteServer(folder, port)
  for (const problem of server.problems) console.error(problem)
  console.log(`\n▸ The site is at http://localhost:${server.port}  (Ctrl+C stops it)`)
}

function explain(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') return `Port ${values.port} is already in use. Choose another: npm run serve -- --port 9001`
  if (error.code === 'ERR_SOCKET_BAD_PORT') return `--port ${values.port}: a port is a number from 0 to 65535.`
  return error.message
}
