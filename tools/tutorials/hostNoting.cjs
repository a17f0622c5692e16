// Stands in NODE_OPTIONS of what a tutorial starts: notes the hosts that npm, builds and servers connect to, a line each.
const fs = require('node:fs')
const net = require('node:net')

const connect = net.Socket.prototype.connect

net.Socket.prototype.connect = function (...parameters) {
  // net.connect has put them into an array already; other callers pass them on as they are.
  const [options, host] = parameters.flat()
  const name = typeof options === 'object' && options !== null ? options.host : host
  if (typeof name === 'string') fs.appendFileSync(process.env.NOTED_HOSTS, `${name}\n`)
  return connect.apply(this, parameters)
}
