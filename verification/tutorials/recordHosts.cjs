// Loaded by NODE_OPTIONS into every program that a tutorial starts: records the hosts they connect to, one per line.
const fs = require('node:fs')
const net = require('node:net')

const connect = net.Socket.prototype.connect

net.Socket.prototype.connect = function (...parameters) {
  // net.connect has put them into an array already; other callers pass them on as they are.
  const [options, host] = parameters.flat()
  const name = typeof options === 'object' && options !== null ? options.host : host
  if (typeof name === 'string') fs.appendFileSync(process.env.RECORDED_HOSTS, `${name}\n`)
  return connect.apply(this, parameters)
}
