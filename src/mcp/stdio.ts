// npm run mcp: the documentation as an MCP server over stdio, from the built site. It sends no requests.
import path from 'node:path'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createDocsServer } from './docsServer'
import { openSite } from './docsSite'

const folder = process.argv[2] ?? path.join(__dirname, '../../public')

openSite(folder).then(
  (site) => void serveStdio(() => createDocsServer(site)),
  (error: unknown) => {
    // The output is for messages of the protocol.
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  },
)
